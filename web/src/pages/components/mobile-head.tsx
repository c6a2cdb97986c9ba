import type { ReactNode } from 'react';
import { LogoPattern } from '../../ui/logo.tsx';

/** The coloured head of a page below `/m/`. */
export function MobileHead(props: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="app-head nila">
      <LogoPattern className="field fade" />
      <h1>{props.title}</h1>
      {props.lead && <p>{props.lead}</p>}
      {props.children}
    </div>
  );
}
