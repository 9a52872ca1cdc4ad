import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';

interface UnknownStockProps {
  /** Page with all stocks. */
  stocksPath: string;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Shown when the URL names no stock that is quoted here; no other stock may be shown instead. */
export function UnknownStock({ stocksPath, onBack, offlineBar }: UnknownStockProps) {
  return (
    <SubScreen
      title={<FormattedMessage id="kline.tabs" defaultMessage="Market" />}
      onBack={onBack}
      beneathBar={offlineBar}
    >
      <Empty
        title={<FormattedMessage id="kline.stock.unknown" defaultMessage="This stock is not quoted here" />}
        text={
          <FormattedMessage
            id="market.unknown.text"
            defaultMessage="The link may be old or mistyped. Nothing was changed."
          />
        }
        action={
          <Button href={stocksPath}>
            <FormattedMessage id="kline.stock.all" defaultMessage="All US stocks" />
          </Button>
        }
      />
    </SubScreen>
  );
}
