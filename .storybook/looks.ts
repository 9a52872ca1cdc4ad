// What a machine can say of how a story looks, in both themes.
import axe, { type RunOptions } from 'axe-core';

/** Whatever axe finds in the light theme and the contrast in the dark one, or the contrast in both. */
export type Extent = 'whole' | 'contrast';

const optionsOf: Record<Extent, RunOptions> = {
  // A story is a part of a page, and need not stand in a landmark.
  whole: { rules: { region: { enabled: false } } },
  contrast: { runOnly: ['color-contrast'] },
};

async function axeFaults(extent: Extent): Promise<string[]> {
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { ...optionsOf[extent], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const canvas = (): string => getComputedStyle(document.body).backgroundColor;

/**
 * The dark theme is put on as the app itself does it. What axe finds beside contrast does not depend on colours, so in
 * the dark one it is asked for nothing else.
 */
export async function lookFaults(extent: Extent): Promise<string[]> {
  const root = document.documentElement;
  const light = { theme: root.dataset['theme'], canvas: canvas() };
  const inLight = await axeFaults(extent);
  root.dataset['theme'] = 'dark';
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const dark = canvas();
  const inDark = await axeFaults('contrast');
  root.dataset['theme'] = 'light';
  const drawn = `The story was drawn in ${light.theme}, on ${light.canvas} and, dark, on ${dark}`;
  return [
    ...(light.theme !== 'light' || light.canvas === dark ? [drawn] : []),
    ...inLight,
    ...inDark.map((fault) => `In the dark theme: ${fault}`),
  ];
}
