import { useEffect, useState } from 'react';
import { entryPath } from '../../../../../model/content/entry-paths.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { parseTextPath } from '../entry/entry-fields.ts';
import { MarkdownParser, NotParsed } from '../rich-text/markdown-parser.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import type { CheckedTexts, Finding } from './check-texts.ts';
import { askForAddresses, isKnownMissing, ownAddress } from './own-addresses.ts';

/** Milliseconds without a change before the texts are checked. */
const PAUSE = 1000;

/** The texts of a language, and the description of the cover in it. */
function textsOf(session: EntrySession, language: Locale): [FieldPath, string][] {
  return [...session.getView().fields].flatMap(([path, { local }]): [FieldPath, string][] => {
    const isOwn = parseTextPath(path)?.locale === language || path === `cover.alt.${language}`;
    return isOwn ? [[path, local]] : [];
  });
}

/** The links that lead to a path of this site, with that path. */
function addressesOf(session: EntrySession, links: CheckedTexts['links']) {
  const slug = session.getView().fields.get('slug')?.local ?? '';
  const ownPath = session.kind === 'testimonials' ? '/testimonial' : entryPath(session.kind, slug);
  return links.flatMap((found) => {
    const address = ownAddress(found.place?.target ?? '', ownPath, location.host);
    return address === null ? [] : [{ found, address }];
  });
}

/**
 * What may be a mistake in the texts of a language, in their order. The texts are checked in a worker once typing has
 * paused, and again where the author comes back to the page: what a link leads to may have been published meanwhile.
 */
export function useTextChecks(session: EntrySession, language: Locale): readonly Finding[] {
  const [found, setFound] = useState<readonly Finding[]>([]);
  useEffect(() => {
    const parser = new MarkdownParser();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let checked: readonly [FieldPath, string][] = [];
    let run = 0;

    async function check(texts: readonly [FieldPath, string][]): Promise<void> {
      const current = ++run;
      const isCurrent = () => current === run;
      const { findings, links } = await parser.check(language, texts);
      if (!isCurrent()) return;
      const addresses = addressesOf(session, links);
      const order = texts.map(([path]) => path);
      const rank = ({ path, place }: Finding) => order.indexOf(path) * 1e7 + (place?.from ?? 0);
      const show = () => {
        const missing = addresses.filter(({ address }) => isKnownMissing(address));
        const all = [...findings, ...missing.map((one) => one.found)];
        setFound(all.toSorted((first, second) => rank(first) - rank(second)));
      };
      show();
      await askForAddresses(
        addresses.map(({ address }) => address),
        isCurrent,
      );
      if (isCurrent()) show();
    }

    const start = () => {
      const texts = textsOf(session, language);
      const isSame = texts.every(([path, text], index) => {
        const before = checked[index];
        return before?.[0] === path && before[1] === text;
      });
      if (isSame && texts.length === checked.length) return;
      checked = texts;
      check(texts).catch((error: unknown) => {
        // A text that cannot be parsed in time is not checked.
        if (!(error instanceof NotParsed)) throw error;
        setFound([]);
      });
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(start, PAUSE);
    };
    const checkAgain = () => {
      if (document.visibilityState === 'hidden') return;
      checked = [];
      schedule();
    };
    schedule();
    const unsubscribe = session.subscribe(schedule);
    document.addEventListener('visibilitychange', checkAgain);
    return () => {
      clearTimeout(timer);
      run++;
      unsubscribe();
      document.removeEventListener('visibilitychange', checkAgain);
      parser.close();
    };
  }, [session, language]);
  return found;
}
