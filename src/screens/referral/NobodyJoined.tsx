import { FormattedMessage } from 'react-intl';
import type { Invite } from '../../api/referral.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { NothingElse, WhatIsPaid } from './referralWords.tsx';
import type { Inviting } from './useInviting.ts';

/** Empty state: what invited friends would earn. */
export function NobodyJoined({
  rate,
  onShare,
}: Pick<Inviting, 'onShare'> & { rate: Invite['total_return_rate'] }) {
  return (
    <>
      <Empty
        title={<FormattedMessage id="referral.nobody" defaultMessage="No friends have joined yet" />}
        text={
          <FormattedMessage
            id="referral.nobody.text"
            defaultMessage="People who open an account with your link or code appear here with a masked number."
          />
        }
        action={
          <Button variant="secondary" icon={laterIcons.share} onClick={() => void onShare()}>
            <FormattedMessage id="kline.share" defaultMessage="Share" />
          </Button>
        }
      />
      <Stack gutter padBlock="4">
        <Notice tone="neutral" lead={<WhatIsPaid rate={rate} />}>
          <NothingElse />
        </Notice>
      </Stack>
    </>
  );
}
