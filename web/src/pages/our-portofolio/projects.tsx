import type { PublicPortfolioItem } from '../../../../model/api/content.ts';
import { readable } from '../../features/content/index.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { LogoPattern } from '../../ui/logo.tsx';
import { Picture } from '../components/picture.tsx';
import type { Messages } from './messages.ts';

interface ProjectsProps {
  items: readonly PublicPortfolioItem[];
  messages: Messages;
  /** How wide a card is shown, for the choice of picture. */
  sizes: string;
}

/** One card per project; what was done is told in it, opened with the browser's own means. */
export function Projects({ items, messages: t, sizes }: ProjectsProps) {
  const locale = useLocale();
  return readable(items, locale).map(({ item, text, locale: language }) => (
    <article key={item.slug} className="card project lift" lang={language}>
      <div className="cover">
        {item.cover ? (
          <Picture cover={item.cover} locale={language} sizes={sizes} />
        ) : (
          <LogoPattern className="field" />
        )}
      </div>
      {language !== locale && (
        <p className="tag" lang={locale}>
          {t.states.otherLanguage}
        </p>
      )}
      <h2>{text.title}</h2>
      <p>{text.summary}</p>
      {text.html && (
        <details>
          <summary className="more" lang={locale}>
            {t.more}
          </summary>
          {/* Made on the server from Markdown; it contains no markup of the author's (model/content.ts). */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        </details>
      )}
      {item.link && (
        <Link to={item.link} allowExternal className="more" lang={locale}>
          {t.visit}
          <Icon name="arrow" />
        </Link>
      )}
    </article>
  ));
}
