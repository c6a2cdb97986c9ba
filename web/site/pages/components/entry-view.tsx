import { type ReactNode, use, useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { LocaleLink } from '#browser/locale/locale-switch.tsx';
import type { PublicEntry } from '#model/content/answers.ts';
import { type PagedType, LIST_PATHS } from '#model/content/paths.ts';
import { DRAFT_SLUG } from '#model/preview-links/path.ts';
import { LinkLocaleContext, localizedLinks } from '#site/features/navigation/href.ts';
import { Link, useLinkClicks } from '#site/features/navigation/link.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { writtenFor } from '#studio/locale.ts';
import { Logo } from '#studio/logo.tsx';
import { type CallToActionMessages, CallToAction } from './call-to-action.tsx';

interface EntryMessages {
  back: string;
  callToAction: CallToActionMessages;
}

interface EntryViewProps<Type extends PagedType> {
  type: Type;
  entry: PublicEntry[Type];
  messages: EntryMessages;
  words: Record<'otherLanguage' | 'readOther' | 'edit' | 'share' | 'copied', string>;
  /** Text in place of the call to action. */
  closing?: (text: TextOf<Type>) => ReactNode;
  children: (text: TextOf<Type>) => ReactNode;
}

type TextOf<Type extends PagedType> = NonNullable<PublicEntry[Type]['texts']['en']>;

/** An entry in the visitor's language, or the way to the other one. */
export function EntryView<Type extends PagedType>(props: EntryViewProps<Type>) {
  const { type, entry, messages: t, words, closing, children } = props;
  const locale = useLocale();
  const text = entry.texts[locale];
  const isDraft = entry.slug === DRAFT_SLUG;
  return (
    <>
      <div className="page-container article-page">
        <div className="entry-links">
          <Link to={LIST_PATHS[type]} className="text-link">
            <Icon name="back" />
            <span>{t.back}</span>
          </Link>
          {entry.key && (
            <Link to={`/admin/${type}?entry=${entry.key}`} className="text-link for-admins">
              {words.edit}
            </Link>
          )}
          {text && !isDraft && <ShareButton messages={words} />}
        </div>
        {text ? (
          children(text)
        ) : (
          <div className="content-state">
            <Logo />
            <h1>{words.otherLanguage}</h1>
            <LocaleLink to={writtenFor(locale, entry.texts)} className="button">
              {words.readOther}
            </LocaleLink>
          </div>
        )}
      </div>
      {text && (closing?.(text) ?? <CallToAction messages={t.callToAction} />)}
    </>
  );
}

export function PublishedText({ html }: { html: string }) {
  return (
    <div
      className="prose"
      onClick={useLinkClicks()}
      dangerouslySetInnerHTML={{ __html: localizedLinks(html, use(LinkLocaleContext)) }}
    />
  );
}

/** Shares by the system's sheet; else copies the address, or shows it. Hidden without scripting. */
function ShareButton({ messages: t }: { messages: { share: string; copied: string } }) {
  const [said, setSaid] = useState('');
  async function share(): Promise<void> {
    const url = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? location.href;
    try {
      if (typeof navigator.share === 'function')
        return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      setSaid(t.copied);
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError';
      if (!isCancelled) setSaid(url);
    }
  }
  return (
    <span className="share">
      <span role="status">{said}</span>
      <button type="button" className="text-link" onClick={() => void share()}>
        <Icon name="share" />
        <span>{t.share}</span>
      </button>
    </span>
  );
}
