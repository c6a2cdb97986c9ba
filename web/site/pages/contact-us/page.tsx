import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { REFERENCE_PATTERN, SENT_PARAMETER } from '#model/contact/form.ts';
import type { ContactMessages } from '#model/contact/texts.ts';
import { ContactForm } from '#site/features/contact/contact-form.tsx';
import { Link } from '#site/features/navigation/link.tsx';
import { useLayout } from '#site/layout/layout.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent } from '../components/section.tsx';
import type { Messages } from './messages.ts';

export default function ContactPage({ messages: t }: PageProps<Messages>) {
  const page = useLayout() === 'mobile' ? '/m/contact-us' : '/contact-us';
  return (
    <HeroPage messages={t}>
      <PageContent className="contact-page">
        <div>
          <SentNotice messages={t.results} />
          <Link
            to={t.contactMethods.chat}
            allowExternal
            className="button secondary chat-first on-phones"
          >
            <Icon name="contact" />
            <span>{t.contactMethods.chatFirst}</span>
          </Link>
          <ContactForm messages={t} page={page} />
        </div>
        <ContactMethods messages={t.contactMethods} />
      </PageContent>
    </HeroPage>
  );
}

function ContactMethods({ messages: t }: { messages: Messages['contactMethods'] }) {
  const methods = [
    { icon: 'mail', label: t.email, to: `mailto:${t.emailAddress}`, shown: t.emailAddress },
    { icon: 'phone', label: t.phone, to: `tel:${t.phoneNumber}`, shown: t.phoneShown },
    { icon: 'contact', label: t.whatsapp, to: t.chat, shown: t.whatsappShown },
  ] as const;
  return (
    <aside className="card contact-methods" aria-labelledby="contact-methods-title">
      <h2 id="contact-methods-title">{t.title}</h2>
      <dl>
        {methods.map(({ icon, label, to, shown }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} />
              <span>{label}</span>
            </dt>
            <dd>
              <Link to={to} allowExternal>
                {shown}
              </Link>
            </dd>
          </div>
        ))}
        {t.shownAddress && (
          <div>
            <dt>
              <Icon name="pin" />
              <span>{t.address}</span>
            </dt>
            <dd>{t.shownAddress}</dd>
          </div>
        )}
        <div>
          <dt>
            <Icon name="work" />
            <span>{t.hours}</span>
          </dt>
          <dd>{t.shownHours}</dd>
        </div>
      </dl>
    </aside>
  );
}

function SentNotice({ messages: t }: { messages: ContactMessages['results'] }) {
  const { search } = useLocation();
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const sent = new URLSearchParams(search).get(SENT_PARAMETER);
    setReference(sent !== null && REFERENCE_PATTERN.test(sent) ? sent : null);
  }, [search]);
  return (
    <div
      id="sent"
      className={reference === null ? 'notice sent-notice' : 'notice sent-notice shown'}
    >
      <h2>{t.sentTitle}</h2>
      <p>{t.sentText}</p>
      {reference !== null && (
        <p>
          <span>{`${t.reference}:`}</span> <strong>{reference}</strong>
        </p>
      )}
      <a className="text-link" href={t.chat + (reference ?? '')} rel="noopener noreferrer">
        {t.whatsApp}
      </a>
    </div>
  );
}
