import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { helpArticles, newsArticles } from '../../../contracts/examples/help.ts';
import { HelpCentreView } from '../../../src/screens/help/HelpCentreView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });

const meta = {
  title: 'screens/help/HelpCentre',
  component: HelpCentreView,
  parameters: { layout: 'fullscreen' },
  args: {
    articles: ready(helpArticles.list),
    news: ready(newsArticles.list),
    topic: undefined,
    search: '',
    onSearch: fn(),
    isChatOpen: true,
    articleHref: (id) => `#article${id}`,
    newsHref: (id) => `#notice${id}`,
    topicHref: (topic) => `#${topic}`,
    chatHref: '#chat',
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof HelpCentreView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { articles: loading, news: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Help centre', 'Start chat'] }),
};

export const Failed: Story = {
  args: { articles: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Help could not be loaded', 'Try again', 'Start chat'] }),
};

export const Empty: Story = {
  args: { articles: ready([]), news: ready([]) },
  parameters: rests({ shows: ['No articles yet', 'Start chat'], hides: ['News'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['How can we help?', 'Deposits', 'Withdrawals', 'Verification', 'Trading'],
      ...[
        'Frequently asked questions',
        'How is a timed option settled?',
        'News',
        'Maintenance on 24 November',
      ],
      ...['Online chat', 'Start chat'],
    ],
  }),
};

export const Refreshing: Story = {
  // Never settles, so that the state stays visible.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Updating', 'Frequently asked questions'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh' }));
    blurField();
  },
};

export const SupportUnavailable: Story = {
  args: { isChatOpen: false },
  parameters: rests({
    shows: ['Customer service is unavailable right now. Try again later', 'Frequently asked questions'],
    hides: ['Start chat'],
  }),
};

export const SearchResults: Story = {
  args: { search: 'withdrawal review' },
  parameters: rests({
    shows: ['2 results', 'Why is my withdrawal still under review?', 'Not what you’re looking for?'],
    hides: ['Frequently asked questions'],
    has: ['mark'],
  }),
};

/** The matching sentence of the body replaces the article's summary. */
export const SearchFoundInBody: Story = {
  args: { search: 'how do I change my password' },
  parameters: rests({
    shows: [
      'Why is my withdrawal still under review?',
      'After a change of your password, withdrawals pause.',
    ],
    hides: ['Meanwhile the amount is set aside.'],
    has: ['mark'],
  }),
};

/** A plain back end has titles alone. */
export const SearchOfTitles: Story = {
  args: {
    search: 'password',
    articles: ready(helpArticles.list.map(({ id, c_id, title }) => ({ id, c_id, title }))),
  },
  parameters: rests({
    shows: ['1 result', 'How do I set or change my fund password?'],
    hides: ['Why is my withdrawal still under review?'],
  }),
};

export const SearchEmpty: Story = {
  args: { search: 'staking' },
  parameters: rests({
    shows: ['Nothing matches “staking”', 'Deposits', 'Start chat'],
    hides: ['Frequently asked questions'],
  }),
};

export const Topic: Story = {
  args: { topic: 'withdrawals' },
  parameters: rests({
    shows: [
      'Withdrawals',
      'Why is my withdrawal still under review?',
      'How do I set or change my fund password?',
    ],
    hides: ['When is my deposit credited?'],
  }),
};

/** A plain back end names no topics, and says nothing in short. */
export const NoTopics: Story = {
  args: { articles: ready(helpArticles.list.map(({ id, c_id, title }) => ({ id, c_id, title }))) },
  parameters: rests({ shows: ['Frequently asked questions'], hides: ['Verification'] }),
};

export const NewsFailed: Story = {
  args: { news: failed(fault, fn(), at) },
  parameters: rests({ shows: ['News could not be loaded.', 'Frequently asked questions'] }),
};

export const Offline: Story = {
  args: { offlineBar: <OfflineBar pausedAt={at - 40_000} onRetry={fn()} /> },
  parameters: rests({ shows: ['Offline.', 'Frequently asked questions'] }),
};

export const Searches: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search help' }), 'f');
    // The URL is updated after a pause.
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('f'));
  },
};
