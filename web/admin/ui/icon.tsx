/** Paths on a 20 × 20 grid. */
const PATHS = {
  dashboard: 'M3 3h6v8H3zM11 3h6v5h-6zM11 10h6v7h-6zM3 13h6v4H3z',
  messages: 'M3 5h14v10H3zM3 6l7 5 7-5',
  visits: 'M3 17h14M5 17v-5M10 17V4M15 17V9',
  blog: 'M5 3h10v14H5zM8 7h4M8 10h4M8 13h2',
  studio: 'M3 17h14M5 17V4h6v13M11 8h4v9M7 7h2M7 10h2M7 13h2',
  pages: 'M3 4h14v12H3zM3 7.500h14M6 10.500h8M6 13h5',
  portfolio: 'M3 6h14v10H3zM7 6V4h6v2M3 10h14',
  testimonials: 'M4 4h12v9H9l-4 4v-4H4z',
  pictures: 'M6 3h11v10H6zM14 13v4H3V7h3M6 11l3-3 3 3 2-2 3 3',
  errors: 'M10 3l8 14H2zM10 8v4M10 14.5v.1',
  users:
    'M7.5 9a3 3 0 100-6 3 3 0 000 6zM2 17c0-3 2.5-5 5.5-5s5.500 2 5.500 5M13.500 3.500a3 3 0 010 5M15 12.300c2 .6 3 2.400 3 4.700',
  updates: 'M10 2c3 2 4 5 4 8l-2 3H8l-2-3c0-3 1-6 4-8zM8 13l-1 4 3-1.500L13 17l-1-4',
  audit: 'M10 17a7 7 0 100-14 7 7 0 000 14zM10 6v4l3 2',
  account: 'M10 9.500a3 3 0 100-6 3 3 0 000 6zM4 17c0-3 2.700-5 6-5s6 2 6 5',
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.500l4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  back: 'M12 4l-6 6 6 6',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  reply: 'M8 5L3 10l5 5M3 10h9c3 0 5 2 5 5',
  spam: 'M10 17a7 7 0 100-14 7 7 0 000 14zM5 5l10 10',
  trash: 'M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11',
  undo: 'M7 4L3 8l4 4M3 8h8c4 0 6 2 6 4s-2 4-5 4',
  download: 'M10 3v9M6 8l4 4 4-4M4 16h12',
  external: 'M8 5H4v11h11v-4M11 3h6v6M17 3l-8 8',
  language: 'M10 17a7 7 0 100-14 7 7 0 000 14zM3 10h14M10 3c4 4 4 10 0 14M10 3c-4 4-4 10 0 14',
  image: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M13.500 7.500v.1',
  bold: 'M6 4h5a3 3 0 010 6H6zM6 10h6a3 3 0 010 6H6z',
  italic: 'M9 4h6M5 16h6M12 4L8 16',
  link: 'M8.500 11.500a3 3 0 004.300 0l2.700-2.700a3 3 0 00-4.300-4.300L10 5.700M11.500 8.500a3 3 0 00-4.300 0l-2.700 2.700a3 3 0 004.300 4.300L10 14.300',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  heading: 'M3 4v12M10 4v12M3 10h7M13.500 10.500c0-2.500 4-2.500 4 0 0 2-4 3-4 5.500h4',
  subheading: 'M3 4v12M10 4v12M3 10h7M13.500 9h4l-2.500 3c3.500 0 3 4 .5 4-1 0-2-.5-2-1.500',
  bulletList: 'M8 5h9M8 10h9M8 15h9M4 5h.1M4 10h.1M4 15h.1',
  numberedList:
    'M9 5h8M9 10h8M9 15h8M3.500 4l1-1v5M3.500 13c0-1.500 2.500-1.500 2.500 0 0 1-2.500 2-2.500 3.500H6',
  quote: 'M4 6h4v5l-2 3M12 6h4v5l-2 3',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M10 4v12',
  codeBlock: 'M3 4h14v12H3zM8 8l-2 2 2 2M12 8l2 2-2 2',
  rule: 'M3 10h14M5 5h10M5 15h10',
  redo: 'M13 4l4 4-4 4M17 8H9c-4 0-6 2-6 4s2 4 5 4',
  addRow: 'M3 3h14v7H3zM10 13v5M7.500 15.500h5',
  addColumn: 'M3 3h7v14H3zM13 10h5M15.500 7.500v5',
  deleteRow: 'M3 3h14v7H3zM7.500 15.500h5',
  deleteColumn: 'M3 3h7v14H3zM13 10h5',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
} as const;

export type IconName = keyof typeof PATHS;

/** The text or label next to it carries the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="size-4.5 flex-none"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
