// View of a picture: scale, offset and rotation. Offsets are fractions of the frame, from its centre.
export interface PictureView {
  scale: number;
  x: number;
  y: number;
  /** Quarter turns, clockwise. */
  turns: 0 | 1 | 2 | 3;
}

interface Point {
  x: number;
  y: number;
}

const scaleMost = 8;
export const zoomStep = 1.5;
export const wholePicture: PictureView = { scale: 1, x: 0, y: 0, turns: 0 };

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Limits the offset so that the picture covers the frame. */
function held(view: PictureView): PictureView {
  const most = (view.scale - 1) / 2;
  return { ...view, x: within(view.x, most), y: within(view.y, most) };
}

/** Zooms around `at`, which stays fixed. */
export function zoomed(view: PictureView, factor: number, at: Point = { x: 0, y: 0 }): PictureView {
  const scale = Math.min(scaleMost, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held({ ...view, scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown });
}

export const moved = (view: PictureView, by: Point): PictureView =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y });

/** A rotation may move the visible part, so the view resets to the whole picture. */
export const turned = ({ turns }: PictureView): PictureView => ({
  ...wholePicture,
  turns: ((turns + 1) % 4) as PictureView['turns'],
});
