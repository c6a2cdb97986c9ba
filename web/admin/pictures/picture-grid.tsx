import { useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type PictureRow, PICTURE_SEARCH_LENGTH } from '#model/pictures/api.ts';
import { mediaPath } from '#model/pictures/media.ts';
import { type Locale, localesFor } from '#studio/locale.ts';
import { PagedPanel } from '../data/async-content.tsx';
import { Badge, Dialog, SearchField } from '../ui/index.ts';
import { pictureMessages } from './messages.ts';
import { type Pictures, usePictures } from './use-pictures.ts';

export const PICTURE_CLASS = 'max-h-72 w-full rounded-md bg-a-raised object-contain';

/** The description in this or another language, else the name. */
function labelOf({ name, alt }: PictureRow, locale: Locale): { text: string; lang?: Locale } {
  const lang = localesFor(locale).find((language) => alt[language] !== '');
  return lang === undefined ? { text: name } : { text: alt[lang], lang };
}

export function PictureGrid({
  pictures,
  isFiltered,
  choose,
}: {
  pictures: Pictures;
  isFiltered: boolean;
  choose: (picture: PictureRow) => void;
}) {
  const locale = useLocale();
  const t = pictureMessages[locale];
  return (
    <PagedPanel
      pages={pictures}
      isEmpty={pictures.pictures.length === 0}
      empty={isFiltered ? t.emptySearch : t.empty}
      emptyText={isFiltered ? undefined : t.emptyText}
    >
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 p-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
        aria-label={t.list}
      >
        {pictures.pictures.map((picture) => {
          const label = labelOf(picture, locale);
          return (
            <li key={picture.id} className="grid">
              <button
                type="button"
                className="grid w-full cursor-pointer content-start gap-1.5 rounded-lg border border-a-line p-2 text-start text-a-ink hover:border-a-accent hover:bg-a-soft"
                onClick={() => choose(picture)}
              >
                <img
                  src={mediaPath(picture.id, 480, 'webp')}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  className="aspect-4/3 h-auto w-full rounded-[0.3125rem] bg-a-raised object-cover"
                />
                <span
                  className="line-clamp-2 text-[0.875rem] leading-[1.35] wrap-anywhere"
                  lang={label.lang}
                >
                  {label.text || t.unnamed}
                </span>
                {picture.uses.length === 0 && (
                  <span>
                    <Badge tone="warn">{t.unused}</Badge>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </PagedPanel>
  );
}

export function PictureChooser({
  choose,
  close,
}: {
  choose: (picture: PictureRow) => void;
  close: () => void;
}) {
  const t = pictureMessages[useLocale()];
  const [search, setSearch] = useState('');
  const pictures = usePictures(search, false);
  return (
    <Dialog wide title={t.choose} onClose={close}>
      <SearchField
        applied={search}
        apply={setSearch}
        label={t.search}
        hideLabel
        placeholder={t.searchHint}
        maxLength={PICTURE_SEARCH_LENGTH}
      />
      <PictureGrid pictures={pictures} isFiltered={search !== ''} choose={choose} />
    </Dialog>
  );
}
