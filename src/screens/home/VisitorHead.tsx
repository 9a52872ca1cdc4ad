import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Graticule } from '../../ui/screen/Graticule.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { HomePaths } from './homePaths.ts';

/** Replaces the balance for a visitor. */
export function VisitorHead({ pathOf }: HomePaths) {
  return (
    <Stack as="section" gap="6" gutter padBlock="6">
      <Graticule variant="hero" />
      <Stack gap="3">
        <Text as="h2" variant="title1">
          <FormattedMessage
            id="home.visitor.title"
            defaultMessage="See the price, the fee and the risk before you trade."
          />
        </Text>
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="home.visitor.text"
            defaultMessage="Anyone can see the market below. You only need an account to trade or move money."
          />
        </Text>
      </Stack>
      <Stack direction="row" gap="3" equal>
        <Button href={pathOf('Register')}>
          <FormattedMessage id="session.register" defaultMessage="Create account" />
        </Button>
        <Button variant="secondary" href={pathOf('Login')}>
          <FormattedMessage id="session.login" defaultMessage="Log in" />
        </Button>
      </Stack>
    </Stack>
  );
}
