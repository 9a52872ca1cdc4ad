/** Outlines of Home's icons, on a 24 unit grid, for a 1.6 unit stroke with round caps. */
const icons = {
  bank: 'M4 20h16M5.5 20V10M10 20V10M14 20V10M18.5 20V10M3.5 10 12 4l8.5 6z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  box: 'M12 3.5 20 8v8l-8 4.5L4 16V8zM12 12v8.5M4 8l8 4 8-4',
  candles: 'M7 3v3M7 14v4M17 6v4M17 18v3M4.5 6h5v8h-5zM14.5 10h5v8h-5z',
  chat: 'M4 5h16v11.5h-9L6.5 20.5v-4H4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  'down-solid': 'M12 21 2 3h20z',
  download: 'M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4 20h16',
  gift: 'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5c-4 0-5-4-2.7-4.2C11 3.2 12 7.5 12 7.5s1-4.3 2.7-4.2C17 3.5 16 7.5 12 7.5z',
  help: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.4c-.7.3-1 .8-1 1.6M12 16.5v.4',
  home: 'M4 10.5 12 4l8 6.5V20H4zM12 14v6',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.5M12 7.5v.4',
  offline: 'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M12 17.5v.3M4 4l16 16',
  people:
    'M4.5 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM13.5 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM2.5 18.5c.5-3 2.5-4.5 5-4.5s4.5 1.5 5 4.5M14.5 14.3c3.3-1 6.3.6 7 4.2',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.5 15.5l5 5',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z',
  'star-filled': 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z',
  swap: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5',
  timer: 'M4.5 13a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0zM12 13V8.5M9.5 2.5h5M9 14.5l3-1.5',
  transfer: 'M4 9h16l-4-4M20 15H4l4 4',
  'up-solid': 'M12 3 22 21H2z',
  upload: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 20h16',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  wallet:
    'M5.5 6h13a2 2 0 0 1 2 2v9.5a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9.5a2 2 0 0 1 2 -2zM3.5 10.5h17M15.5 15h2',
  warning: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.3',
} as const;

/** An outline bundled with the code that uses it (laterIcons.ts). */
type Outline = `M${string}`;

/** Home's icons by name, all others by outline, so that Home's first load contains no others. */
export type IconName = keyof typeof icons | Outline;

export const iconNames = Object.keys(icons) as (keyof typeof icons)[];

export function outlineOf(name: IconName): string {
  return icons[name as keyof typeof icons] ?? name;
}

/** Filled icons: market direction and a set favourite. */
export const solidIcons: ReadonlySet<IconName> = new Set(['up-solid', 'down-solid', 'star-filled']);
