import { createContext, useContext } from 'react';
import { brandDefaults } from '../../../contract/platform/shop-defaults';

/** The end of each title, which an admin can change. */
export const TitleSuffixContext = createContext(brandDefaults.titleSuffix);

interface PageHeadProps {
  title: string;
  /** The description for search engines and link previews. Without it the page has `noindex`. */
  description?: string;
}

/** The title and meta elements of a page. React hoists them into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  const fullTitle = `${title} - ${useContext(TitleSuffixContext)}`;
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
