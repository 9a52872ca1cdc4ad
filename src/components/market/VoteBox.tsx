import { FormattedMessage, useIntl } from 'react-intl';
import type { Votes } from '../../api/votes.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { measured } from '../../ui/loading/measured.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as styles from './VoteBox.css.ts';

export type Direction = 'up' | 'down';

/** State of the caller's vote of today. */
export type VoteState =
  /** Disabled until the pair is loaded. */
  | { state: 'waiting' }
  | { state: 'open'; sending?: Direction }
  /** Vote cast here or on another device; a value that the server does not send is unknown. */
  | { state: 'cast'; own?: Direction; votes?: Votes };

export interface VoteBoxProps {
  vote: VoteState;
  onVote: (direction: Direction) => void;
}

function Split({ votes: { up, down } }: { votes: Votes }) {
  const formats = useFormats();
  // Both shares have two digits and add up.
  const share = Math.round((up / (up + down)) * 10_000) / 100;
  const text = (percent: number): string => formats.percent(percent.toFixed(2));
  return (
    <>
      <div className={styles.split} {...measured({ [styles.up]: share })} />
      <Stack direction="row" justify="between" wrap gap="3">
        <Text weight="medium">
          <span className={styles.direction.up}>
            <Icon name="up-solid" size="text" />
            <FormattedMessage
              id="kline.vote.upShare"
              defaultMessage="Up {percent}"
              values={{ percent: text(share) }}
            />
          </span>
        </Text>
        <Text weight="medium">
          <span className={styles.direction.down}>
            <Icon name="down-solid" size="text" />
            <FormattedMessage
              id="kline.vote.downShare"
              defaultMessage="Down {percent}"
              values={{ percent: text(100 - share) }}
            />
          </span>
        </Text>
      </Stack>
    </>
  );
}

function Choices({ vote, onVote }: VoteBoxProps) {
  const intl = useIntl();
  const sending = vote.state === 'open' ? vote.sending : undefined;
  const choices = [
    {
      direction: 'up',
      icon: laterIcons.arrowUp,
      text: intl.formatMessage({ id: 'kline.vote.up', defaultMessage: 'Up' }),
    },
    {
      direction: 'down',
      icon: laterIcons.arrowDown,
      text: intl.formatMessage({ id: 'kline.vote.down', defaultMessage: 'Down' }),
    },
  ] as const;
  return (
    <ButtonPair>
      {choices.map(({ direction, icon, text }) => (
        <Button
          key={direction}
          variant="secondary"
          width="block"
          disabled={vote.state !== 'open' || (sending !== undefined && sending !== direction)}
          loading={
            sending === direction ? (
              <FormattedMessage id="common.sending" defaultMessage="Sending" />
            ) : undefined
          }
          onClick={() => onVote(direction)}
        >
          <span className={styles.direction[vote.state === 'open' ? direction : 'off']}>
            <Icon name={icon} size="text" />
            {text}
          </span>
        </Button>
      ))}
    </ButtonPair>
  );
}

function Note({ vote }: Pick<VoteBoxProps, 'vote'>) {
  if (vote.state !== 'cast')
    return (
      <FormattedMessage
        id="kline.vote.note"
        defaultMessage="You’ll see other votes after you vote. One vote per pair and day; it can’t be changed. Votes don’t affect money or prices."
      />
    );
  if (!vote.own)
    return (
      <FormattedMessage
        id="kline.vote.cast"
        defaultMessage="You voted today; you can vote again from 00:00 UTC. Votes don’t affect money or prices."
      />
    );
  return (
    <FormattedMessage
      id="kline.vote.next"
      defaultMessage="One vote per pair and day; next from 00:00 UTC. Votes don’t affect money or prices."
    />
  );
}

/** Today's poll about a coin: the user votes first and sees the result afterwards. */
export function VoteBox({ vote, onVote, coin }: VoteBoxProps & { coin: string }) {
  const votes = vote.state === 'cast' ? vote.votes : undefined;
  return (
    <Stack as="section" gutter padBlock="4" gap="3">
      <Stack direction="row" justify="between" align="baseline" wrap gap="3">
        <Text as="h2" weight="medium">
          {vote.state !== 'cast' ? (
            <FormattedMessage
              id="kline.vote.ask"
              defaultMessage="What do you think of {coin} today?"
              values={{ coin }}
            />
          ) : (
            <FormattedMessage
              id="kline.vote.title"
              defaultMessage="What people think of {coin} today"
              values={{ coin }}
            />
          )}
        </Text>
        <Text variant="caption" tone="secondary">
          {votes ? (
            <FormattedMessage
              id="kline.vote.count"
              defaultMessage="{count, plural, one {# vote} other {# votes}}"
              values={{ count: votes.up + votes.down }}
            />
          ) : (
            <FormattedMessage id="kline.vote.until" defaultMessage="until 00:00 UTC" />
          )}
        </Text>
      </Stack>
      {votes ? <Split votes={votes} /> : <Choices vote={vote} onVote={onVote} />}
      {vote.state === 'cast' && vote.own ? (
        <Stack direction="row">
          <Pill tone={vote.own === 'up' ? 'positive' : 'negative'} icon="check">
            {vote.own === 'up' ? (
              <FormattedMessage id="kline.vote.ownUp" defaultMessage="You voted Up" />
            ) : (
              <FormattedMessage id="kline.vote.ownDown" defaultMessage="You voted Down" />
            )}
          </Pill>
        </Stack>
      ) : null}
      <Text as="p" variant="caption" tone="secondary">
        <Note vote={vote} />
      </Text>
    </Stack>
  );
}
