import type { ReactNode } from 'react';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { PublicProject } from '#model/content/answers.ts';
import type { Picture } from '#model/content/fields.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { inEachLocale } from '#studio/locale.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { Cover, CoverImage } from '../components/cover-image.tsx';
import { EntryView, PublishedText } from '../components/entry-view.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import { ProjectFigure, ProjectList } from '../components/project-list.tsx';
import { Speaker } from '../components/speaker.tsx';
import type { Messages } from './messages.ts';

type ProjectText = NonNullable<PublicProject['texts']['en']>;

export default function ProjectPage({ messages: t, project }: PageProps<Messages>) {
  const locale = useLocale();
  if (!project) return null;
  return (
    <EntryView
      type="portfolio"
      entry={project}
      messages={t}
      words={t.project}
      closing={(text) => <Closing project={project} text={text} messages={t} />}
    >
      {(text) => (
        <article>
          <MovingPart of={`project-${project.slug}`} part="title">
            <h1>{text.title}</h1>
          </MovingPart>
          <p className="lead">{text.summary}</p>
          {project.cover && (
            <Cover
              of={`project-${project.slug}`}
              cover={project.cover}
              locale={locale}
              sizes="(width < 48rem) 92vw, 44rem"
              eager
            />
          )}
          <CaseStudy project={project} text={text} messages={t} />
        </article>
      )}
    </EntryView>
  );
}

interface ProjectProps {
  project: PublicProject;
  text: ProjectText;
  messages: Messages;
}

function CaseStudy({ project, text, messages }: ProjectProps) {
  const { project: t, serviceNames, visit } = messages;
  const { year, services, screens, link, testimonial } = project;
  const quotes = pickTranslations(testimonial ? [testimonial] : [], useLocale());
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
            <span>{visit}</span>
            <Icon name="arrow" />
          </Link>
        </p>
      )}
      {quotes.map(({ item, text: { quote, role }, locale }) => (
        <section key={item.key}>
          <h2>{t.testimonial}</h2>
          <figure className="card testimonial" lang={locale}>
            <blockquote dir="auto">{quote}</blockquote>
            <Speaker testimonial={item} role={role} locale={locale} />
          </figure>
        </section>
      ))}
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

function Section(props: { title: string; text: string; children?: ReactNode }) {
  const { title, text, children } = props;
  if (text === '' && !children) return null;
  return (
    <section className="prose">
      <h2>{title}</h2>
      {children}
      {text !== '' && <p>{text}</p>}
    </section>
  );
}

/** A picture in the frame of a phone, or of a browser's window, as its sides are. */
function Screen({ screen }: { screen: Picture }) {
  const locale = useLocale();
  const isPhone = screen.height > screen.width;
  return (
    <figure className={isPhone ? 'phone' : 'browser'}>
      <CoverImage
        cover={{ ...screen, alt: inEachLocale(() => '') }}
        locale={locale}
        sizes={isPhone ? '16rem' : '(width < 48rem) 92vw, 44rem'}
      />
      <figcaption>{screen.alt[locale]}</figcaption>
    </figure>
  );
}

function Closing({ project: { slug, next }, text, messages }: ProjectProps) {
  const { project: t, card } = messages;
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
        messages={{
          ...callToAction,
          text: formatMessage(callToAction.text, { title: text.title }),
        }}
        to={`/contact-us?project=${slug}`}
      />
    </>
  );
}
