import { ContactForm } from '#site/features/contact/contact-form.tsx';
import { SentNotice } from '#site/features/contact/sent-notice.tsx';
import { Link } from '#site/features/navigation/link.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { studio } from '#studio/studio.ts';
import type { Messages } from './messages.ts';

/** The form, above it on phones WhatsApp, where many would rather write, and beside it the other ways to the studio. */
export function ContactContent({ messages: t, page }: { messages: Messages; page: string }) {
  return (
    <>
      <div>
        <SentNotice messages={t.results} />
        <Link
          to={t.contactMethods.chat}
          allowExternal
          className="button secondary chat-first on-phones"
        >
          <Icon name="contact" />
          {t.contactMethods.chatFirst}
        </Link>
        <ContactForm messages={t} page={page} />
      </div>
      <ContactMethods messages={t.contactMethods} />
    </>
  );
}

/** E-mail, telephone, WhatsApp and postal address of the studio. */
function ContactMethods({ messages: t }: { messages: Messages['contactMethods'] }) {
  const methods = [
    { icon: 'mail', label: t.email, to: `mailto:${studio.email}`, shown: studio.email },
    { icon: 'phone', label: t.phone, to: `tel:${studio.phone}`, shown: studio.phoneShown },
    { icon: 'contact', label: t.whatsapp, to: t.chat, shown: studio.phoneShown },
  ] as const;
  return (
    <aside className="card contact-methods" aria-labelledby="contact-methods-title">
      <h2 id="contact-methods-title">{t.title}</h2>
      <dl>
        {methods.map(({ icon, label, to, shown }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} />
              {label}
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
              {t.address}
            </dt>
            <dd>{t.shownAddress}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
