interface PageHeadProps {
  title: string;
  /** For search engines and for whoever is sent a link; a page without one is nobody else's. */
  description?: string;
}

/** What the head of the document says of a page. React lifts these elements into it. */
export function PageHead({ title, description }: PageHeadProps) {
  const fullTitle = `${title} - Think. Feel. Resell.`;
  return (
    <>
      <title>{fullTitle}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
