import type { PageProps } from '../../page.ts';
import { FounderSection } from './mobile-section.tsx';
import type { Messages } from './messages.ts';

export default function DesignFounderMobile({ messages: t }: PageProps<Messages>) {
  return <FounderSection messages={t} slug="design" />;
}
