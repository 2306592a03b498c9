import { Box } from '@chakra-ui/react';

/** The text of a page, which the server has rendered from Markdown without any HTML of the author. */
export function PageText({ html }: { html: string }) {
  return (
    <Box
      lineHeight="1.7"
      overflowWrap="anywhere"
      css={{
        '& > * + *': { marginTop: '4' },
        '& h2, & h3, & h4': {
          textStyle: 'cardTitle',
          marginTop: '8',
          marginBottom: '2',
          scrollMarginTop: '20',
        },
        '& ul, & ol': { paddingInlineStart: '6' },
        '& ul': { listStyleType: 'disc' },
        '& ol': { listStyleType: 'decimal' },
        '& li + li': { marginTop: '2' },
        '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
        '& strong': { fontWeight: '600' },
        '& table': { display: 'block', overflowX: 'auto' },
        '& th, & td': { borderWidth: '1px', padding: '2', textAlign: 'start' },
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
