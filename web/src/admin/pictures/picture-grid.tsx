import type { PictureRow } from '../../../../model/pictures/api.ts';
import type { Locale } from '../../../../model/locale.ts';
import { otherLocale } from '../../../../model/locale.ts';
import { mediaPath } from '../../../../model/pictures/media.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { Badge, Empty } from '../../controls/index.ts';
import { PagedPanel } from '../../data/paged-panel.tsx';
import { pictureMessages } from './messages.ts';
import './pictures.css';
import type { Pictures } from './use-pictures.ts';

/** What a picture is called: its alternative text in the language of this or else of the other one, else its name. */
function labelOf({ name, alt }: PictureRow, locale: Locale): { text: string; lang?: Locale } {
  const lang = [locale, otherLocale(locale)].find((language) => alt[language] !== '');
  return lang === undefined ? { text: name } : { text: alt[lang], lang };
}

/** Pictures of the library side by side; each is a button. */
export function PictureGrid({
  pictures,
  search,
  emptyText,
  choose,
}: {
  pictures: Pictures;
  /** The words that the pictures were searched for; ''. */
  search: string;
  /** What to do first, shown while the library is empty. */
  emptyText: string;
  choose: (picture: PictureRow) => void;
}) {
  const locale = useLocale();
  const t = pictureMessages[locale];
  return (
    <PagedPanel
      pages={pictures}
      empty={
        pictures.pictures.length === 0 ? (
          <Empty title={search === '' ? t.empty : t.emptySearch}>
            <p>{search === '' ? emptyText : t.emptySearchText}</p>
          </Empty>
        ) : null
      }
      more={t.more}
    >
      <ul className="pictures-grid" aria-label={t.list}>
        {pictures.pictures.map((picture) => {
          const label = labelOf(picture, locale);
          const uses = picture.uses.length;
          return (
            <li key={picture.id}>
              <button type="button" className="pictures-item" onClick={() => choose(picture)}>
                <img
                  src={mediaPath(picture.id, 480, 'webp')}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                />
                <span className="pictures-label" lang={label.lang}>
                  {label.text || t.unnamed}
                </span>
                <span>
                  {uses === 0 ? (
                    <Badge tone="warn">{t.unused}</Badge>
                  ) : (
                    <span className="control-hint">
                      {uses === 1 ? t.usedOnce : formatMessage(t.usedTimes, { count: uses })}
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </PagedPanel>
  );
}
