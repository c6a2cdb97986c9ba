import { Link } from '../../features/navigation/index.ts';
import { studio } from '../../studio/studio.ts';
import { Icon } from '../../public-ui/icons.tsx';
import type { Messages } from './messages.ts';

/** E-mail, telephone, WhatsApp and postal address of the studio. */
export function ContactMethods({ messages: t }: { messages: Messages['contactMethods'] }) {
  return (
    <aside className="card contact-methods" aria-labelledby="contact-methods-title">
      <h2 id="contact-methods-title">{t.title}</h2>
      <dl>
        <div>
          <dt>
            <Icon name="mail" />
            {t.email}
          </dt>
          <dd>
            <Link to={`mailto:${studio.email}`} allowExternal>
              {studio.email}
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="phone" />
            {t.phone}
          </dt>
          <dd>
            <Link to={`tel:${studio.phone}`} allowExternal>
              {studio.phoneShown}
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="contact" />
            {t.whatsapp}
          </dt>
          <dd>
            <Link to={t.chat} allowExternal>
              {studio.phoneShown}
            </Link>
          </dd>
        </div>
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

/** Above the form on phones, where many would rather write in WhatsApp. */
export function ChatFirst({ messages: t }: { messages: Messages['contactMethods'] }) {
  return (
    <Link to={t.chat} allowExternal className="button secondary chat-first on-phones">
      <Icon name="contact" />
      {t.chatFirst}
    </Link>
  );
}
