import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PagedKind } from '../../../../model/content/paths.ts';
import { LIST_PATHS, entryPath } from '../../../../model/content/paths.ts';
import type { PublicEntry, PublicItem } from '../../../../model/content/answers.ts';
import { otherLocale } from '../../../../model/locale.ts';
import { listedItems, useEntry } from '../../features/content/index.ts';
import { LocaleSwitch, useLocale } from '../../features/locale/index.ts';
import { Link, PageNotFound, useNavigateTo } from '../../features/navigation/index.ts';
import { Icon } from '../../public-ui/icons.tsx';
import { Logo } from '../../public-ui/logo.tsx';
import { PREVIEW_PATH } from '../../../../model/preview-links/path.ts';
import type { PageProps } from '../../page.ts';
import { pageTitle } from '../page-title.ts';
import type { CallToActionMessages } from './call-to-action.tsx';
import { CallToAction } from './call-to-action.tsx';
import type { ContentStateMessages } from './content-state.tsx';
import { ContentState } from './content-state.tsx';
import { ShareButton } from './share-button.tsx';

interface EntryViewProps<Kind extends PagedKind> {
  kind: Kind;
  slug: string;
  /** Path of the page. */
  path: string;
  prerendered: PublicEntry[Kind] | undefined;
  /** The list of this build. */
  listed: readonly PublicItem[Kind][] | undefined;
  showEntry: PageProps<never>['showEntry'];
  messages: { back: string; states: ContentStateMessages; callToAction: CallToActionMessages };
  /** Texts of the states of one entry. */
  entryMessages: Record<
    'loading' | 'failed' | 'offline' | 'otherLanguage' | 'readOther' | 'edit' | 'share' | 'copied',
    string
  >;
  /** What follows it, in place of the call to action of its kind. */
  closing?: (entry: PublicEntry[Kind], text: { title: string }) => ReactNode;
  /** Shows the entry in the visitor's language. */
  children: (shown: ShownParts<Kind>) => ReactNode;
}

export interface ShownParts<Kind extends PagedKind> {
  /** The whole entry, or what the list has of it. */
  item: PublicEntry[Kind] | PublicItem[Kind];
  /** The whole entry, once it is there. */
  entry: PublicEntry[Kind] | undefined;
  /** Takes the place of what is not there: loading or failed. */
  state: ReactNode;
}

/**
 * The page of one post or project, or its state: loading, failed, or available in the other language only. What the list
 * has of it is shown at once, and the rest where it arrives.
 * @throws PageNotFound where it does not exist
 */
export function EntryView<Kind extends PagedKind>(props: EntryViewProps<Kind>) {
  const {
    kind,
    slug,
    path,
    messages: t,
    entryMessages: words,
    showEntry,
    closing,
    children,
  } = props;
  const locale = useLocale();
  const navigateTo = useNavigateTo();
  const { search } = useLocation();
  const { state: view, retry } = useEntry(kind, slug, props.prerendered);
  if (view.status === 'missing') throw new PageNotFound(path + search);
  const entry = view.status === 'ready' ? view.entry : undefined;
  const item = entry ?? listedItems(kind, props.listed).find((one) => one.slug === slug);

  // Old addresses lead to the one address of the entry.
  const address = entry ? entryPath(kind, entry.slug) : path;
  useEffect(() => {
    if (address !== path) void navigateTo(address + search, { replace: true });
  }, [address, path, search, navigateTo]);

  useLayoutEffect(() => {
    const text = item?.texts[locale] ?? item?.texts[otherLocale(locale)];
    if (item && text) showEntry({ entry: item, title: pageTitle(text.title) });
    return () => showEntry(null);
  }, [showEntry, item, locale]);

  // No app runs where a function shows a draft.
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
      <LocaleSwitch className="button">{words.readOther}</LocaleSwitch>
    </div>
  );
  return (
    <>
      <div className="page-container article-page">
        <div className="entry-links">
          <Link to={LIST_PATHS[kind]} className="text-link">
            <Icon name="back" />
            {t.back}
          </Link>
          {entry?.key && (
            <Link to={`/admin/${kind}?entry=${entry.key}`} className="text-link for-admins">
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
