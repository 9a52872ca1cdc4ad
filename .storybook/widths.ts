const width = (pixels: number, name: string) => ({
  name: `${pixels} px, ${name}`,
  styles: { width: `${pixels}px`, height: '844px' },
  type: 'mobile' as const,
});

/** The three widths of the design; a story picks one with `globals: { viewport: { value: 'w320' } }`. */
export const widths = {
  w320: width(320, 'narrow'),
  w390: width(390, 'reference'),
  w450: width(450, 'maximum'),
};

/** Value of the toolbar's viewport where a story does not choose one. */
export const usualViewport = { value: 'w390' };
