import { Logo } from '#studio/logo.tsx';

export function EmptyList({ text }: { text: string }) {
  return (
    <div className="content-state">
      <Logo />
      <p>{text}</p>
    </div>
  );
}
