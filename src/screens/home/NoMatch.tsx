import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

type Searched = 'pairs' | 'stocks' | 'both';

function Title({ of, text }: { of: Searched; text: string }): ReactNode {
  switch (of) {
    case 'pairs':
      return (
        <FormattedMessage id="home.search.none" defaultMessage="No pair matches “{text}”" values={{ text }} />
      );
    case 'stocks':
      return (
        <FormattedMessage
          id="home.stocks.search.none"
          defaultMessage="No stock matches “{text}”"
          values={{ text }}
        />
      );
    case 'both':
      return (
        <FormattedMessage
          id="home.search.noneOfAll"
          defaultMessage="No pair or stock matches “{text}”"
          values={{ text }}
        />
      );
  }
}

const hints: Record<Searched, ReactNode> = {
  pairs: (
    <FormattedMessage
      id="home.search.none.text"
      defaultMessage="Search by a coin’s code or its name, such as BTC or Bitcoin."
    />
  ),
  stocks: (
    <FormattedMessage
      id="home.stocks.search.none.text"
      defaultMessage="Search by a stock’s symbol or its company, such as AAPL or Apple."
    />
  ),
  both: (
    <FormattedMessage
      id="home.search.noneOfAll.text"
      defaultMessage="Search by code or name, such as BTC, Bitcoin, AAPL or Apple."
    />
  ),
};

interface NoMatchProps {
  of?: Searched;
  text: string;
  onClear: () => void;
}

/** Empty search result. */
export function NoMatch({ of = 'pairs', text, onClear }: NoMatchProps) {
  return (
    <Empty
      title={<Title of={of} text={text.trim()} />}
      text={hints[of]}
      action={
        <Button variant="secondary" onClick={onClear}>
          <FormattedMessage id="home.search.clear" defaultMessage="Clear" />
        </Button>
      }
    />
  );
}
