import { Link } from '../../features/navigation/index.ts';

/** Leads from a part of the dashboard to the page behind it. */
export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="control-link control-link-alone">
      {children}
    </Link>
  );
}
