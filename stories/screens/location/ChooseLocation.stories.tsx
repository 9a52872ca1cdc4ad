import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChooseLocationView } from '../../../src/screens/location/ChooseLocationView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';

const place = (name: string, region: string, latitude: number, longitude: number) => ({
  name,
  region,
  latitude,
  longitude,
});
const rhineland = 'North Rhine-Westphalia';
const places = [
  place('Aachen', rhineland, 50.776, 6.083),
  place('Bonn', rhineland, 50.734, 7.095),
  place('Frankfurt am Main', 'Hesse', 50.116, 8.684),
  place('Hamburg', 'Hamburg', 53.551, 9.994),
  place('Köln', rhineland, 50.933, 6.95),
  place('Königswinter', rhineland, 50.684, 7.195),
  place('München', 'Bavaria', 48.137, 11.575),
];

const meta = {
  title: 'screens/location/ChooseLocation',
  component: ChooseLocationView,
  parameters: { layout: 'fullscreen' },
  args: {
    country: 'DE',
    places: ready(places),
    position: { state: 'idle' },
    onPosition: fn(),
    onChoose: fn(),
    onBack: fn(),
    offlineBar: null,
  },
} satisfies Meta<typeof ChooseLocationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const seek =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'City or town' }), text);
    blurField();
  };

export const Loading: Story = {
  args: { places: loading },
  parameters: rests({ shows: ['Choose a place'], hides: ['Köln'], has: [`.${skeleton.row}`] }),
};

export const Ready: Story = {
  parameters: rests({
    shows: ['Near me', 'Aachen', 'Köln', rhineland, 'Germany. Places: GeoNames, CC BY 4.0.'],
    hides: ['Choose Köln'],
  }),
};

/** The nearest places first, with their distance. */
export const PositionKnown: Story = {
  args: {
    position: {
      state: 'known',
      at: { latitude: 50.9412, longitude: 6.9582, accuracy: 40, atMs: Date.UTC(2026, 10, 20, 13, 23) },
    },
  },
  parameters: rests({ shows: ['Accurate to 40 m', 'Köln', '1.1 km', 'Update position'] }),
};

export const PermissionDenied: Story = {
  args: { position: { state: 'denied' } },
  parameters: rests({
    shows: ['Your browser does not share your position. Search for a place or type it instead.', 'Köln'],
    hides: ['Near me'],
  }),
};

export const Empty: Story = {
  parameters: rests({
    shows: ['No place found', 'Type the place, then use it as typed.', 'Use “Atlantis” as typed'],
    hides: ['Köln'],
  }),
  play: seek('Atlantis'),
};

export const Failed: Story = {
  args: { places: failed(new Error('The server could not be reached'), fn(), Date.UTC(2026, 10, 20)) },
  parameters: rests({
    shows: ['The places could not be loaded', 'Try again', 'Use “Bonn” as typed'],
  }),
  play: seek('Bonn'),
};

/** Found without its accent; chosen by a tap and the button. */
export const Chooses: Story = {
  tags: ['interaction'],
  play: async (context) => {
    const { canvasElement, args } = context;
    const page = within(canvasElement);
    await seek('koln')(context);
    await userEvent.click(await page.findByRole('button', { name: /^Köln/ }));
    await userEvent.click(page.getByRole('button', { name: 'Choose Köln' }));
    await expect(args.onChoose).toHaveBeenCalledWith(`Köln, ${rhineland}`);
    await userEvent.click(page.getByRole('button', { name: 'Use “koln” as typed' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('koln');
  },
};
