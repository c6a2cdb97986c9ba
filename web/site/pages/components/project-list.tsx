import { useLocale } from '#browser/locale/locale-context.tsx';
import type { PublicProjectItem } from '#model/content/answers.ts';
import { entryPath } from '#model/content/paths.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Link } from '#site/features/navigation/link.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Position } from './cards.tsx';
import { Cover } from './cover-image.tsx';
import { MovingPart } from './moving-part.tsx';

interface ProjectListProps {
  items: readonly PublicProjectItem[];
  messages: { read: string; otherLanguage: string };
  heading: 'h2' | 'h3';
  sizes: string;
  most?: number;
}

export function ProjectList({ items, messages: t, heading: Title, sizes, most }: ProjectListProps) {
  const locale = useLocale();
  const shown = pickTranslations(items, locale).slice(0, most);
  return shown.map(({ item, text, locale: language }, index) => {
    const path = entryPath('portfolio', item.slug);
    return (
      <article key={item.slug} className="card project" lang={language}>
        <Cover of={`project-${item.slug}`} cover={item.cover} locale={language} sizes={sizes} />
        <div className="project-text">
          <Position at={index + 1} count={shown.length} />
          {language !== locale && (
            <p className="meta" lang={locale}>
              {t.otherLanguage}
            </p>
          )}
          <MovingPart of={`project-${item.slug}`} part="title">
            <Title>
              <Link to={path} className="card-link">
                {text.title}
              </Link>
            </Title>
          </MovingPart>
          <p>{text.summary}</p>
          <ProjectFigure text={text} />
          <Link to={path} className="text-link" lang={locale}>
            <span>{t.read}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </article>
    );
  });
}

export function ProjectFigure({ text }: { text: { figure: string; unit: string } }) {
  if (text.figure === '') return null;
  return (
    <p className="figure">
      <strong>{text.figure}</strong> <span>{text.unit}</span>
    </p>
  );
}
