import { Link } from '../features/navigation/index.ts';
import { studio } from '../studio.ts';
import { Logo } from '../ui/logo.tsx';

/** The studio's mark and name, leading home. */
export function Brand({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className="brand" aria-label={label}>
      <Logo />
      {studio.name}
    </Link>
  );
}
