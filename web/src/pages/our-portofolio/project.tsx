import type { ReactNode } from 'react';
import type { PublicPortfolioItem, PublicProject } from '../../../../model/content/answers.ts';
import { entryAt } from '../../../../model/content/paths.ts';
import { DRAFT_ADDRESS } from '../../../../model/preview-links/path.ts';
import { pagePath } from '../../../../model/updates/service-worker.ts';
import { pickTranslations } from '../../features/content/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../public-ui/icons.tsx';
import type { PageProps } from '../../page.ts';
import { CoverImage } from '../components/cover-image.tsx';
import { EntryView } from '../components/entry-view.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import { PublishedText } from '../components/published-text.tsx';
import { Speaker } from '../components/speaker.tsx';
import type { Messages } from './messages.ts';

type ProjectText = NonNullable<PublicProject['texts']['en']>;

/** One project, at its own address. @throws PageNotFound where it does not exist */
export default function ProjectPage(props: PageProps<Messages>) {
  const { messages: t, content, project, path, showEntry } = props;
  const locale = useLocale();
  const slug = entryAt(pagePath(path))?.slug ?? DRAFT_ADDRESS;
  return (
    <EntryView
      key={slug}
      kind="portfolio"
      slug={slug}
      path={path}
      prerendered={project}
      listed={content.portfolio}
      showEntry={showEntry}
      messages={t}
      entryMessages={t.project}
    >
      {({ item, entry, state, hasFailed }) => {
        const text = entry?.texts[locale];
        const listed = item.texts[locale];
        return (
          listed && (
            <article>
              <MovingPart of={`project-${item.slug}`} part="title">
                <h1>{listed.title}</h1>
              </MovingPart>
              <p className="lead">{listed.summary}</p>
              {item.cover && (
                <MovingPart of={`project-${item.slug}`} part="cover">
                  <div className="cover">
                    <CoverImage
                      cover={item.cover}
                      locale={locale}
                      sizes="(width < 48rem) 92vw, 44rem"
                      eager
                    />
                  </div>
                </MovingPart>
              )}
              {entry && text && <CaseStudy project={entry} text={text} messages={t} />}
              {/* The list has this text too, so that it is shown where no more can be loaded. */}
              {text || hasFailed ? <Story project={item} html={listed.html} messages={t} /> : state}
              {entry?.testimonial && (
                <Testimonial testimonial={entry.testimonial} title={t.project.testimonial} />
              )}
            </article>
          )
        );
      }}
    </EntryView>
  );
}

interface CaseStudyProps {
  project: PublicProject;
  text: ProjectText;
  messages: Messages;
}

/** What is filled in of a project's facts, situation, decision and outcome. */
function CaseStudy({ project, text, messages: { project: t, serviceNames } }: CaseStudyProps) {
  const { year, services } = project;
  return (
    <>
      {(year !== '' || services.length > 0) && (
        <dl className="facts">
          {year !== '' && <Fact name={t.year}>{year}</Fact>}
          {services.length > 0 && (
            <Fact name={t.services}>
              {services.map((service) => (
                <Link key={service} to={`/services#${service}`} className="text-link">
                  {serviceNames[service]}
                </Link>
              ))}
            </Fact>
          )}
        </dl>
      )}
      <Section title={t.situation} text={text.situation} />
      <Section title={t.decision} text={text.decision} />
      <Section title={t.outcome} text={text.outcome}>
        {text.figure !== '' && (
          <p className="figure">
            <strong>{text.figure}</strong> {text.unit}
          </p>
        )}
      </Section>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SectionProps {
  title: string;
  text: string;
  /** Shown above the text. */
  children?: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  if (text === '' && !children) return null;
  return (
    <section className="prose">
      <h2>{title}</h2>
      {children}
      {text !== '' && <p>{text}</p>}
    </section>
  );
}

interface StoryProps {
  project: PublicPortfolioItem | PublicProject;
  html: string;
  messages: Messages;
}

/** The project's text, below a heading of its own: headings in it begin one level lower. */
function Story({ project: { link }, html, messages: t }: StoryProps) {
  return (
    <>
      {html !== '' && (
        <section>
          <h2>{t.more}</h2>
          <PublishedText html={html} />
        </section>
      )}
      {link !== '' && (
        <p>
          <Link to={link} allowExternal className="text-link">
            {t.visit}
            <Icon name="arrow" />
          </Link>
        </p>
      )}
    </>
  );
}

interface TestimonialProps {
  testimonial: NonNullable<PublicProject['testimonial']>;
  title: string;
}

function Testimonial({ testimonial, title }: TestimonialProps) {
  const locale = useLocale();
  return pickTranslations([testimonial], locale).map(({ item, text, locale: language }) => (
    <section key={item.key}>
      <h2>{title}</h2>
      <figure className="card testimonial" lang={language}>
        <blockquote dir="auto">{text.quote}</blockquote>
        <Speaker testimonial={item} role={text.role} locale={language} />
      </figure>
    </section>
  ));
}
