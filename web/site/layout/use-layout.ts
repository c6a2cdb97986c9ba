import { createContext, use } from 'react';

export type LayoutName = 'desktop' | 'mobile';

/** Set by `Layout`. */
export const LayoutContext = createContext<LayoutName>('desktop');

/** The layout around the page: `mobile` below `/m/`. */
export const useLayout = (): LayoutName => use(LayoutContext);
