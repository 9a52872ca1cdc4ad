import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { helpArticle } from '../../../contracts/examples/help.ts';
import { HelpArticleView } from '../../../src/screens/help/HelpArticleView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as text from '../../../src/ui/loading/TextSkeleton.css.ts';
import { rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });

const meta = {
  title: 'screens/help/HelpArticle',
  component: HelpArticleView,
  parameters: { layout: 'fullscreen' },
  args: {
    article: ready(helpArticle),
    locale: 'en',
    isChatOpen: true,
    chatHref: '#chat',
    helpHref: '#help',
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof HelpArticleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { article: loading },
  parameters: rests({ has: [`.${text.paragraph}`], shows: ['Help', 'Start chat'] }),
};

export const Failed: Story = {
  args: { article: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The article could not be loaded', 'Try again'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['Why is my withdrawal still under review?', 'Updated 12 Nov 2026', 'When it takes longer'],
      ...['Still have a question?', 'Start chat'],
    ],
    hides: ['only available in'],
  }),
};

export const OtherLanguage: Story = {
  args: { locale: 'de' },
  parameters: rests({ shows: ['This text is only available in English.', 'When it takes longer'] }),
};

export const Unknown: Story = {
  name: 'Article not found',
  args: { article: undefined },
  parameters: rests({ shows: ['Article not found', 'Help centre'] }),
};

export const SupportUnavailable: Story = {
  args: { isChatOpen: false },
  parameters: rests({
    shows: ['When it takes longer', 'Customer service is unavailable right now. Try again later'],
    hides: ['Start chat'],
  }),
};
