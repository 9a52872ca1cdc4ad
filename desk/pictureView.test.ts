import { expect, it } from 'vitest';
import { moved, turned, wholePicture, zoomed } from './pictureView.ts';

it('a picture grows around the point that is looked at, up to eight times', () => {
  const view = zoomed(wholePicture, 2, { x: 0.25, y: -0.5 });
  // A point a quarter to the right of the centre keeps its place.
  expect(view).toMatchObject({ scale: 2, x: -0.25, y: 0.5 });
  expect(zoomed(wholePicture, 100).scale).toBe(8);
});

it('it shrinks no further than the whole, which stands in the middle', () => {
  const view = zoomed(moved(zoomed(wholePicture, 4), { x: 1, y: 1 }), 0.01);
  expect(view).toEqual(wholePicture);
});

it('it is moved as far as its edge', () => {
  expect(moved(wholePicture, { x: 0.5, y: 0.5 })).toEqual(wholePicture);
  expect(moved(zoomed(wholePicture, 2), { x: 3, y: -3 })).toMatchObject({ x: 0.5, y: -0.5 });
});

it('it turns by quarters and is whole again after four', () => {
  const once = turned(zoomed(wholePicture, 3));
  expect(once).toEqual({ scale: 1, x: 0, y: 0, turns: 1 });
  expect(turned(turned(turned(once)))).toEqual(wholePicture);
});
