import type { PageProps } from '../../page.ts';
import { MobileFounder } from './mobile-founder.tsx';
import type { Messages } from './messages.ts';

export default function EngineeringFounderMobile({ messages: t }: PageProps<Messages>) {
  return <MobileFounder messages={t} slug="engineering" />;
}
