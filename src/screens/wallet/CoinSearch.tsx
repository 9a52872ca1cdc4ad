import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Currency } from '../../api/pages/walletRecords.ts';
import { coinMark } from '../../components/coins/coinMark.ts';
import { coinName } from '../../components/coins/coinName.ts';
import { notReported } from '../../components/amounts/notReported.ts';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import type { CoinHolding } from '../../components/wallet/portfolio.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { searchKey } from '../../ui/choices/searchKey.ts';

interface CoinSearchProps {
  /** All coins of the platform, including those without balance. */
  currencies: RemoteState<readonly Currency[]>;
  holdings: readonly CoinHolding[];
  isHidden: boolean;
  href: (holding: Pick<CoinHolding, 'coin' | 'account'>) => string;
  onClose: () => void;
}

/** Holdings by coin, searchable by code or name. */
export function CoinSearch({ currencies, holdings, isHidden, href, onClose }: CoinSearchProps) {
  const intl = useIntl();
  const { amount } = useAmounts();
  const [text, setText] = useState('');
  const wanted = searchKey(text);
  const fits = ({ name }: Currency): boolean => searchKey(`${name} ${coinName(name)}`).includes(wanted);
  const held = new Map(holdings.map((holding) => [holding.coin, holding]));
  return (
    <Sheet title={<FormattedMessage id="assets.search" defaultMessage="Find a coin" />} onClose={onClose}>
      <SearchField
        label={intl.formatMessage({ id: 'record.coin.search', defaultMessage: 'Search coins' })}
        value={text}
        onChange={setText}
        focused
      />
      <Remote
        of={currencies}
        failed={(failure) => (
          <FailedNotice of={failure}>
            <FormattedMessage id="assets.search.failed" defaultMessage="The coins could not be loaded." />
          </FailedNotice>
        )}
      >
        {(all) =>
          all.some(fits) ? (
            <List
              variant="sheet"
              label={intl.formatMessage({ id: 'wallet.coins.all', defaultMessage: 'All coins' })}
            >
              {all.filter(fits).map(({ name }) => {
                const { total, account } = held.get(name) ?? { total: '0', account: 'change' as const };
                return (
                  <ListRow
                    key={name}
                    href={href({ coin: name, account })}
                    lead={<CoinDisc {...coinMark(name)} />}
                    title={name}
                    caption={coinName(name)}
                    value={
                      isHidden ? hiddenAmount : total === undefined ? notReported(intl) : amount(total, name)
                    }
                  />
                );
              })}
            </List>
          ) : (
            <EmptySentence>
              <FormattedMessage id="wallet.search.none" defaultMessage="No coins found" />
            </EmptySentence>
          )
        }
      </Remote>
    </Sheet>
  );
}
