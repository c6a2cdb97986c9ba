const PATHS = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  back: 'M19 12H5m6-6-6 6 6 6',
  check: 'm4 12 5 5L20 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  services: 'M4 7h16v13H4ZM9 7V4h6v3M4 13h16',
  work: 'M4 4h7v9H4Zm9 0h7v5h-7Zm0 7h7v9h-7Zm-9 4h7v5H4Z',
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-4 2-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m2 3c2 .8 3 2.700 3 6',
  contact: 'M4 5h16v12h-9l-5 4v-4H4Z',
  phone: 'M6 3h4l2 5-3 2c1 2.500 2.500 4 5 5l2-3 5 2v4c0 2-2 3-4 3C10 20 4 13 3 7c0-2 1-4 3-4Z',
  mail: 'M3 6h18v12H3Zm0 1 9 7 9-7',
  pin: 'M12 21c5-5 7-8 7-11a7 7 0 1 0-14 0c0 3 2 6 7 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  share: 'M12 15V3m-4 4 4-4 4 4M6 11H4v10h16V11h-2',
  apps: 'M11 18H3V4h18v4M3 8h18m-7 4h7v9h-7Zm3 6.200h1',
  automation:
    'M4 11a8 8 0 0 1 14-4.500L20 9m0-5v5h-5m5 4a8 8 0 0 1-14 4.500L4 15m0 5v-5h5m.5-3 2 2 3.500-4',
  cloud:
    'M7 17a4 4 0 0 1 0-8 5.500 5.500 0 0 1 10.600 1.500A3.300 3.300 0 0 1 17 17m-5 4v-8m-3 3 3-3 3 3',
  swipe:
    'M3 8h10m-6-4L3 8l4 4m4 9-3-5c-.8-1.500 1-2.800 2-1.500l1 1.500V9c0-2 3-2 3 0v5l4 .700c1.500.3 2 1 2 2.500l-.6 3.800',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3.5 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
