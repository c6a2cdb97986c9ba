import { ContactForm } from '#site/features/contact/contact-form.tsx';
import { SentNotice } from '#site/features/contact/sent-notice.tsx';
import { Link } from '#site/features/navigation/link.tsx';
import { useLayout } from '#site/layout/use-layout.ts';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent } from '../components/page-content.tsx';
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

/** E-mail, telephone, WhatsApp and postal address of the studio. */
function ContactMethods({ messages: t }: { messages: Messages['contactMethods'] }) {
  const methods = [
    { icon: 'mail', label: t.email, to: `mailto:${t.emailAddress}`, shown: t.emailAddress },
    { icon: 'phone', label: t.phone, to: `tel:${t.phoneNumber}`, shown: t.phoneShown },
    { icon: 'contact', label: t.whatsapp, to: t.chat, shown: t.phoneShown },
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
      </dl>
    </aside>
  );
}
