import type { PublicPortfolioItem } from '../../../../model/content.ts';
import { readable } from '../../features/content/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { KawungField } from '../../ui/kawung.tsx';
import { Picture } from '../parts/picture.tsx';
import type { Words } from './words.ts';

interface ProjectsProps {
  items: readonly PublicPortfolioItem[];
  words: Words;
  /** How wide a card is shown, for the choice of picture. */
  sizes: string;
}

/** One card per project; what was done is told in it, opened with the browser's own means. */
export function Projects({ items, words, sizes }: ProjectsProps) {
  const locale = useLocale();
  return readable(items, locale).map(({ item, text, locale: language }) => (
    <article key={item.slug} className="card project lift" lang={language}>
      <div className="cover">
        {item.cover ? (
          <Picture cover={item.cover} locale={language} sizes={sizes} />
        ) : (
          <KawungField className="field" />
        )}
      </div>
      {language !== locale && (
        <p className="tag" lang={locale}>
          {words.states.otherLanguage}
        </p>
      )}
      <h2>{text.title}</h2>
      <p>{text.summary}</p>
      {text.html && (
        <details>
          <summary className="more" lang={locale}>
            {words.more}
          </summary>
          {/* Made on the server from Markdown; it contains no markup of the author's (model/content.ts). */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        </details>
      )}
      {item.link && (
        <Link to={item.link} allowExternal className="more" lang={locale}>
          {words.visit}
          <Icon name="arrow" />
        </Link>
      )}
    </article>
  ));
}
