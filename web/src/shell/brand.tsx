import { Link } from '../features/navigation/index.ts';
import { studio } from '../studio.ts';
import { Kawung } from '../ui/kawung.tsx';

/** The studio's mark and name, leading home. */
export function Brand({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className="brand" aria-label={label}>
      <Kawung />
      {studio.name}
    </Link>
  );
}
