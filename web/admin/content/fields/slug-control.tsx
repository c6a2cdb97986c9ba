import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { isSlug } from '#model/content/slug.ts';
import { LOCALES } from '#studio/locale.ts';
import { editorMessages } from '../editor/messages.ts';
import type { ControlProps } from './control.ts';
import { TextControl } from './text-control.tsx';

/** The slug of an entry; publishing checks that no other entry has it. */
export function SlugControl(props: ControlProps) {
  const { session, entry, field, value } = props;
  const locale = useLocale();
  const t = editorMessages[locale].slug;
  const slug = String(useSelected(session, value));
  const isPublished = LOCALES.some((language) => entry.published[language] !== null);
  return (
    <TextControl
      {...props}
      hint={isPublished ? t.live : field.hint?.[locale]}
      error={slug === '' || isSlug(slug) ? undefined : t.malformed}
    />
  );
}
