import type { PageProps } from '#site/page.ts';
import { HeroPage } from '../components/page-hero.tsx';
import { ContactContent } from './contact-content.tsx';
import type { Messages } from './messages.ts';

export default function ContactPage({ messages: t }: PageProps<Messages>) {
  return (
    <HeroPage messages={t}>
      <div className="page-container contact-page">
        <ContactContent messages={t} page="/contact-us" />
      </div>
    </HeroPage>
  );
}
