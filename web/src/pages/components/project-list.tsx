import type { PublicPortfolioItem } from '../../../../model/content/answers.ts';
import { entryPath } from '../../../../model/content/paths.ts';
import { pickTranslations } from '../../features/content/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../public-ui/icons.tsx';
import { LogoPattern } from '../../public-ui/logo.tsx';
import { CoverImage } from '../components/cover-image.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import { PublishedText } from '../components/published-text.tsx';
import type { Messages } from './messages.ts';

interface ProjectListProps {
  items: readonly PublicPortfolioItem[];
  messages: Messages;
  /** Value of the cover's `sizes` attribute. */
  sizes: string;
}

/** One card per project, which leads to its page; its description opens in a `<details>`, which works without scripting. */
export function ProjectList({ items, messages: t, sizes }: ProjectListProps) {
  const locale = useLocale();
  return pickTranslations(items, locale).map(({ item, text, locale: language }) => (
    <article key={item.slug} className="card project" lang={language}>
      <MovingPart of={`project-${item.slug}`} part="cover">
        <div className="cover">
          {item.cover ? (
            <CoverImage cover={item.cover} locale={language} sizes={sizes} />
          ) : (
            <LogoPattern className="background-pattern" />
          )}
        </div>
      </MovingPart>
      <div className="project-text">
        {language !== locale && (
          <p className="meta" lang={locale}>
            {t.states.otherLanguage}
          </p>
        )}
        <MovingPart of={`project-${item.slug}`} part="title">
          <h2>
            <Link to={entryPath('portfolio', item.slug)}>{text.title}</Link>
          </h2>
        </MovingPart>
        <p>{text.summary}</p>
        {text.html && (
          <details>
            <summary className="text-link" lang={locale}>
              {t.more}
            </summary>
            <PublishedText html={text.html} />
          </details>
        )}
        {item.link && (
          <Link to={item.link} allowExternal className="text-link" lang={locale}>
            {t.visit}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
    </article>
  ));
}
