import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countries } from '../../../contracts/countries.ts';
import * as examples from '../../../contracts/examples/session.ts';
import { ChooseCountryView } from '../../../src/screens/session/ChooseCountryView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';

const meta = {
  title: 'screens/session/ChooseCountry',
  component: ChooseCountryView,
  parameters: { layout: 'fullscreen' },
  args: {
    countries: ready(countries),
    current: { dialCode: '49', region: 'DE' },
    place: { languages: ['de-AT'], timeZone: 'Europe/Vienna' },
    onChoose: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ChooseCountryView>;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();
/** A short list renders faster, where the number of countries does not matter. */
const few = ready(examples.areaCodes);

const search = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Country or code, e.g. 49' });

/** Types into the search field, as the first step of a state. */
const seek =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(search(canvasElement), text);
    blurField();
  };

export const Loading: Story = {
  args: { countries: loading },
  parameters: rests({
    shows: ['Country and dial code'],
    hides: ['All countries'],
    has: [`.${skeleton.row}`],
  }),
};

export const Failed: Story = {
  args: { countries: failed(new Error('The server could not be reached'), retry, 1_795_271_021_000) },
  parameters: rests({
    shows: [
      'The countries could not be loaded',
      'The server could not respond.',
      'Try again',
      'You can also go back and type your number with + and its country code, as +49.',
    ],
    hides: ['All countries'],
  }),
};

export const Empty: Story = {
  parameters: rests({
    shows: ['atlantis', 'No country found', 'Clear search'],
    hides: ['All countries', 'Austria'],
  }),
  play: seek('atlantis'),
};

/** The selected country and the device's country come first. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: ['Country or code, e.g. 49', /Suggested.*Austria \+43.*Germany \+49.*All countries/],
  }),
  play: async ({ canvasElement }) => {
    const [suggested] = within(canvasElement).getAllByRole('list');
    await expect(
      within(suggested!)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual([expect.stringMatching(/Austria\+43/), expect.stringMatching(/Germany\+49Selected/)]);
  },
};

export const Found: Story = {
  parameters: rests({ shows: ['+81', 'Japan'], hides: ['All countries', 'Germany'] }),
  play: seek('+81'),
};

/** Matched and sorted by the name in the user's language. */
export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['osterr', 'Österreich', '+43'], hides: ['Deutschland'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'osterr');
    await expect(await canvas.findByRole('button', { name: /Österreich/ })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    blurField();
  },
};

/** A back end without regions still has its list. */
export const WithoutRegions: Story = {
  args: {
    countries: ready(examples.areaCodes.map((country) => ({ ...country, code: '' }))),
    current: { dialCode: '49' },
    place: undefined,
  },
  parameters: rests({
    shows: [/Suggested.*Germany \+49.*All countries.*Austria/],
    hides: [/Suggested.*Austria.*All countries/],
  }),
  play: async ({ canvasElement }) => {
    const [chosen] = within(canvasElement).getAllByText('Germany');
    await expect(chosen).toBeVisible();
  },
};

export const Retries: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const ClearsSearch: Story = {
  tags: ['interaction'],
  args: { countries: few },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(search(canvasElement), 'atlantis');
    await expect(await canvas.findByText('No country found')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('All countries')).toBeVisible();
  },
};

export const ChoosesSuggested: Story = {
  tags: ['interaction'],
  args: { countries: few },
  play: async ({ canvasElement, args }) => {
    const [suggested] = within(canvasElement).getAllByRole('list');
    await userEvent.click(within(suggested!).getByRole('button', { name: /Austria/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'AT', area_code: '43' }),
    );
  },
};

export const ChoosesFound: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(search(canvasElement), '+81');
    await userEvent.click(await canvas.findByRole('button', { name: /Japan/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ code: 'JP' }));
  },
};

export const JumpsToLetter: Story = {
  tags: ['interaction'],
  args: {
    countries: ready(countries.filter(({ name }) => name >= 'S')),
    current: undefined,
    place: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = within(canvas.getByRole('navigation', { name: 'Jump to letter' }));
    await userEvent.click(rail.getByRole('button', { name: 'T' }));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(canvas.getByRole('list', { name: 'T' })).toBeVisible();
  },
};
