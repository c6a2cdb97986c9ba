import { type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { LocaleLink } from '#browser/locale/locale-switch.tsx';
import type { PublicEntry, PublicItem } from '#model/content/answers.ts';
import { type PagedType, LIST_PATHS, entryAt, entryPath } from '#model/content/paths.ts';
import { DRAFT_SLUG, PREVIEW_PATH } from '#model/preview-links/path.ts';
import { pagePath } from '#model/updates/builds.ts';
import { useEntry } from '#site/features/content/use-entry.ts';
import { LinkLocaleContext, localizedLinks } from '#site/features/navigation/href.ts';
import { Link, useLinkClicks, useNavigateTo } from '#site/features/navigation/link.tsx';
import { PageNotFound } from '#site/features/navigation/match.ts';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { writtenFor } from '#studio/locale.ts';
import { Logo } from '#studio/logo.tsx';
import { pageTitle } from '../page-title.ts';
import { type CallToActionMessages, CallToAction } from './call-to-action.tsx';
import { ContentState } from './content-state.tsx';

interface EntryMessages {
  back: string;
  states: { retry: string };
  callToAction: CallToActionMessages;
}

interface EntryViewProps<Type extends PagedType> {
  type: Type;
  page: PageProps<EntryMessages>;
  prerendered: PublicEntry[Type] | undefined;
  listed: readonly PublicItem[Type][] | undefined;
  entryMessages: Record<
    'loading' | 'failed' | 'offline' | 'otherLanguage' | 'readOther' | 'edit' | 'share' | 'copied',
    string
  >;
  closing?: (
    entry: PublicEntry[Type],
    text: NonNullable<PublicEntry[Type]['texts']['en']>,
  ) => ReactNode;
  children: (shown: ShownParts<Type>) => ReactNode;
}

interface ShownParts<Type extends PagedType> {
  item: PublicEntry[Type] | PublicItem[Type];
  entry: PublicEntry[Type] | undefined;
  state: ReactNode;
}

/** Shows at once what the list has of the entry. @throws PageNotFound if it does not exist */
export function EntryView<Type extends PagedType>(props: EntryViewProps<Type>) {
  const slug = entryAt(pagePath(props.page.path))?.slug ?? DRAFT_SLUG;
  return <Entry key={slug} slug={slug} {...props} />;
}

function Entry<Type extends PagedType>(props: EntryViewProps<Type> & { slug: string }) {
  const { type, slug, entryMessages: words, closing, children } = props;
  const { path, messages: t, showEntry } = props.page;
  const locale = useLocale();
  const navigateTo = useNavigateTo();
  const { search } = useLocation();
  const { state: view, retry } = useEntry(type, slug, props.prerendered);
  if (view.status === 'missing') throw new PageNotFound(path + search);
  const entry = view.status === 'ready' ? view.entry : undefined;
  const item = entry ?? props.listed?.find((one) => one.slug === slug);

  // Old addresses are replaced by the entry's own.
  const address = entry ? entryPath(type, entry.slug) : path;
  useEffect(() => {
    if (address !== path) void navigateTo(address + search, { replace: true });
  }, [address, path, search, navigateTo]);

  useLayoutEffect(() => {
    const text = item?.texts[writtenFor(locale, item.texts)];
    if (item && text) showEntry({ entry: item, title: pageTitle(text.title) });
    return () => showEntry(null);
  }, [showEntry, item, locale]);

  // No app runs on a draft that a function shows.
  const isDraft = import.meta.env.SSR && path.startsWith(PREVIEW_PATH);
  const text = entry?.texts[locale];
  const failed = view.status === 'failed';
  const failure = failed && view.offline ? words.offline : words.failed;
  const state = (
    <ContentState
      messages={{ ...t.states, loading: words.loading, failed: failure }}
      status={failed ? 'failed' : 'loading'}
      retry={retry}
    />
  );
  const inOtherLanguage = (
    <div className="content-state">
      <Logo />
      <h1>{words.otherLanguage}</h1>
      <LocaleLink to={writtenFor(locale, entry?.texts ?? {})} className="button">
        {words.readOther}
      </LocaleLink>
    </div>
  );
  return (
    <>
      <div className="page-container article-page">
        <div className="entry-links">
          <Link to={LIST_PATHS[type]} className="text-link">
            <Icon name="back" />
            <span>{t.back}</span>
          </Link>
          {entry?.key && (
            <Link to={`/admin/${type}?entry=${entry.key}`} className="text-link for-admins">
              {words.edit}
            </Link>
          )}
          {item?.texts[locale] && !isDraft && <ShareButton messages={words} />}
        </div>
        {item?.texts[locale]
          ? children({ item, entry, state })
          : (entry && inOtherLanguage) || state}
      </div>
      {entry && text && (closing?.(entry, text) ?? <CallToAction messages={t.callToAction} />)}
    </>
  );
}

/** @param props.html rendered from Markdown, without the author's HTML */
export function PublishedText({ html }: { html: string }) {
  return (
    <div
      className="prose"
      onClick={useLinkClicks()}
      dangerouslySetInnerHTML={{ __html: localizedLinks(html, use(LinkLocaleContext)) }}
    />
  );
}

/** By the system's sheet; else copies the address, or shows it. Hidden without scripting. */
function ShareButton({ messages: t }: { messages: { share: string; copied: string } }) {
  const [said, setSaid] = useState('');
  async function share(): Promise<void> {
    const { title } = document;
    const url = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid(t.copied);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
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
