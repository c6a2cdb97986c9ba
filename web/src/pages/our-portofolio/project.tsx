import type { ReactNode } from 'react';
import type { Picture } from '../../../../model/content/kinds.ts';
import type { PublicProject } from '../../../../model/content/answers.ts';
import { entryAt } from '../../../../model/content/paths.ts';
import { DRAFT_ADDRESS } from '../../../../model/preview-links/path.ts';
import { pagePath } from '../../../../model/updates/service-worker.ts';
import { pickTranslations } from '../../features/content/index.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../public-ui/icons.tsx';
import type { PageProps } from '../../page.ts';
import { CoverImage } from '../components/cover-image.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { EntryView } from '../components/entry-view.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import { ProjectFigure, ProjectList } from '../components/project-list.tsx';
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
      closing={(entry, { title }) => <Closing project={entry} title={title} messages={t} />}
    >
      {({ item, entry, state }) => {
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
              {entry && text ? <CaseStudy project={entry} text={text} messages={t} /> : state}
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

/** What is filled in of a project, besides what lists have of it. */
function CaseStudy({ project, text, messages }: CaseStudyProps) {
  const { project: t, serviceNames, visit } = messages;
  const { year, services, screens, link } = project;
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
        {text.figure !== '' && <ProjectFigure text={text} />}
      </Section>
      {screens.length > 0 && (
        <section>
          <h2>{t.screens}</h2>
          <div className="screens">
            {screens.map((screen) => (
              <Screen key={screen.id} screen={screen} />
            ))}
          </div>
        </section>
      )}
      {text.html !== '' && (
        <section>
          <h2>{t.more}</h2>
          <PublishedText html={text.html} />
        </section>
      )}
      {link !== '' && (
        <p>
          <Link to={link} allowExternal className="text-link">
            {visit}
            <Icon name="arrow" />
          </Link>
        </p>
      )}
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

/** A picture of the work in the frame of a phone, or of a browser's window, as its sides are; its caption describes it. */
function Screen({ screen }: { screen: Picture }) {
  const locale = useLocale();
  const isPhone = screen.height > screen.width;
  return (
    <figure className={isPhone ? 'phone' : 'browser'}>
      <CoverImage
        cover={{ ...screen, alt: { en: '', id: '' } }}
        locale={locale}
        sizes={isPhone ? '16rem' : '(width < 48rem) 92vw, 44rem'}
      />
      <figcaption>{screen.alt[locale]}</figcaption>
    </figure>
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

interface ClosingProps {
  project: PublicProject;
  title: string;
  messages: Messages;
}

/** Where the page leads: to the next project, and to the form, which names this one. */
function Closing({ project: { slug, next }, title, messages: { project: t, card } }: ClosingProps) {
  const { callToAction } = t;
  return (
    <>
      {next && (
        <section className="page-container section">
          <h2>{t.next}</h2>
          <div className="projects">
            <ProjectList
              items={[next]}
              messages={card}
              heading="h3"
              sizes="(width < 48rem) 92vw, 48rem"
            />
          </div>
        </section>
      )}
      <CallToAction
        messages={{ ...callToAction, text: formatMessage(callToAction.text, { title }) }}
        to={`/contact-us?project=${slug}`}
      />
    </>
  );
}
