import type { PictureRow } from '../../../../model/api/pictures.ts';
import { mediaPath } from '../../../../model/media.ts';
import { formatMessage, useLocale } from '../../features/i18n/index.ts';
import { Badge, Empty } from '../../controls/index.ts';
import { PagedPanel } from '../../data/paged-panel.tsx';
import { pictureMessages } from './messages.ts';
import './pictures.css';
import type { Pictures } from './use-pictures.ts';

/** What a picture is called: its alternative text, else its name. */
export function labelOf(
  { name, alt }: Pick<PictureRow, 'name' | 'alt'>,
  locale: 'en' | 'id',
): string {
  return alt[locale] || alt.en || alt.id || name;
}

/** Pictures of the library side by side; each is a button. */
export function PictureGrid({
  pictures,
  emptyTitle,
  choose,
}: {
  pictures: Pictures;
  emptyTitle: string;
  choose: (picture: PictureRow) => void;
}) {
  const locale = useLocale();
  const t = pictureMessages[locale];
  return (
    <PagedPanel
      pages={pictures}
      empty={pictures.pictures.length === 0 ? <Empty title={emptyTitle} /> : null}
      more={t.more}
    >
      <ul className="pictures-grid" aria-label={t.list}>
        {pictures.pictures.map((picture) => {
          const label = labelOf(picture, locale) || t.unnamed;
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
                <span className="pictures-label">{label}</span>
                <span>
                  {uses === 0 ? (
                    <Badge>{t.unused}</Badge>
                  ) : (
                    <Badge tone="good">
                      {uses === 1 ? t.usedOnce : formatMessage(t.usedTimes, { count: uses })}
                    </Badge>
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
