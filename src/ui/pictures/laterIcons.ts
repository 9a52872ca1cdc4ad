// Outlines of icons that Home does not use: each is bundled with the code that uses it. For the grid see icons.ts.
export const arrowDown = 'M12 4v15M6 13l6 6 6-6';
export const arrowLeft = 'M20 12H4M8 8l-4 4 4 4';
export const arrowRight = 'M4 12h16M16 8l4 4-4 4';
export const arrowUp = 'M12 20V5M6 11l6-6 6 6';
export const backspace = 'M9 5.5h11.5v13H9L3 12zM12.5 9.5l5 5M17.5 9.5l-5 5';
export const bank = 'M3.5 9.5 12 4l8.5 5.5zM6 12.5v4.5M10 12.5v4.5M14 12.5v4.5M18 12.5v4.5M4 20h16';
export const camera = 'M4 7.5h4l1.5-2.5h5L16 7.5h4v12H4zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z';
export const card =
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM3 9.5h18M6.5 14.5h4';
export const chart = 'M4 4v16h16M8 9v7M12.5 7v6M17 5v8';
export const chevronDown = 'M6 9l6 6 6-6';
export const copy =
  'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM16 8V4H4v12h4';
export const document = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6';
export const external = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z';
export const eyeOff = 'M4 9c2 3.5 5 5 8 5s6-1.5 8-5M6.5 12.5 5 15M12 14v3M17.5 12.5 19 15';
export const face =
  'M8 3.5H4V8M16 3.5h4V8M20 16v4.5h-4M8 20.5H4V16M9 9.5v1M15 9.5v1M12 9.5v3.5M9 16c2 1.5 4 1.5 6 0';
export const filter = 'M4 7h16M7 12h10M10 17h4';
export const globe =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM3.5 12h17M12 3.5c3.2 2.4 3.2 14.6 0 17M12 3.5c-3.2 2.4-3.2 14.6 0 17';
export const image =
  'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM7.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM4 17l5-4 3 2.5 4-4 4.5 4.5';
export const key = 'M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM11.5 12l8-8M16 7.5l3 3';
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1';
export const lock =
  'M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM8 10.5V8a4 4 0 0 1 8 0v2.5';
export const mail =
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-14a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM4 7l8 6 8-6';
export const megaphone = 'M4 10v4h3l7 4.5v-13L7 10zM17.5 9.5c1.3 1.4 1.3 3.6 0 5';
export const minus = 'M5 12h14';
export const moon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z';
export const pause = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM10 8.5v7M14 8.5v7';
export const pen = 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM13.5 7l3.5 3.5';
export const phone =
  'M9 2.5h6a2 2 0 0 1 2 2v15a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-15a2 2 0 0 1 2 -2zM11 18.5h2';
export const pin =
  'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z';
export const plus = 'M12 5v14M5 12h14';
export const purse = 'M4 6.5h14v3M4 6.5v12.5h16V9.5H4M16 14.3h.4';
export const receipt = 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6';
export const share = 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8';
export const shield = 'M12 3.5 19.5 6v6c0 4.5-3 7-7.5 8.8C7.5 19 4.5 16.5 4.5 12V6z';
export const trash = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 10.5v6M14 10.5v6';
