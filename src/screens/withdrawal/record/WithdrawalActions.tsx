import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { OnlineButton } from '../../../components/command/OnlineButton.tsx';
import { isReturned, withdrawalStateOf } from '../../../components/withdrawals/withdrawalState.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonPair } from '../../../ui/actions/ButtonPair.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';

export interface WithdrawalLinks {
  /** Link to support, with the subject. */
  supportHrefOf: (row: WithdrawalRow) => string;
  newHref: string;
}

interface ActionsProps extends WithdrawalLinks {
  row: WithdrawalRow;
  isOffline: boolean;
  onCancel: () => void;
}

/** Link to the block explorer; only http and https URLs are allowed. */
function explorerOf({ explorer_url: url }: WithdrawalRow): string | undefined {
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
}

function Explorer({ href, network }: { href: string; network: string | undefined }) {
  return (
    <Button variant="secondary" width="block" icon={laterIcons.globe} href={href}>
      {network === undefined ? (
        <FormattedMessage id="withdrawal.explorer.any" defaultMessage="View on the explorer" />
      ) : (
        <FormattedMessage
          id="withdrawal.explorer"
          defaultMessage="View on the {network} explorer"
          values={{ network }}
        />
      )}
    </Button>
  );
}

/** Actions of a withdrawal, placed within reach of the thumb. */
export function WithdrawalActions({ row, isOffline, onCancel, supportHrefOf, newHref }: ActionsProps) {
  const explorer = explorerOf(row);
  const ask = (
    <Button variant="secondary" width="block" icon="chat" href={supportHrefOf(row)}>
      {isReturned(withdrawalStateOf(row)) ? (
        <FormattedMessage id="withdrawal.ask.short" defaultMessage="Ask about it" />
      ) : (
        <FormattedMessage id="withdrawal.ask" defaultMessage="Ask about this withdrawal" />
      )}
    </Button>
  );
  if (isReturned(withdrawalStateOf(row)))
    return (
      <BottomBar>
        <ButtonPair>
          {ask}
          <Button width="block" href={newHref}>
            <FormattedMessage id="withdrawal.new" defaultMessage="New withdrawal" />
          </Button>
        </ButtonPair>
      </BottomBar>
    );
  return (
    <BottomBar>
      <Stack gap="3">
        {explorer === undefined ? ask : <Explorer href={explorer} network={row.network_name} />}
        {row.can_cancel === true ? (
          <OnlineButton variant="dangerText" width="block" isOffline={isOffline} onClick={onCancel}>
            <FormattedMessage id="withdrawal.cancel" defaultMessage="Cancel withdrawal" />
          </OnlineButton>
        ) : null}
      </Stack>
    </BottomBar>
  );
}
