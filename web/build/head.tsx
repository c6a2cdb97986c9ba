import type { PageMeta } from '../src/page.ts';

/** The head's part that differs from page to page. */
export function Head({ meta }: { meta: PageMeta }) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
    </>
  );
}
