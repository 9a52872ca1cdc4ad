import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppBar } from '../../ui/AppBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';

interface SessionFrameProps {
  title: string;
  /** The language's own name. */
  languageName: string;
  languageHref: string;
  onBack: () => void;
  bottom?: ReactNode;
  children: ReactNode;
}

/** What login, registration and recovery have in common: a way back and the language in reach. */
export function SessionFrame({
  title,
  languageName,
  languageHref,
  onBack,
  bottom,
  children,
}: SessionFrameProps) {
  const intl = useIntl();
  return (
    <Screen
      top={
        <AppBar
          form="sub"
          title={title}
          onBack={onBack}
          actions={
            <Button
              variant="text"
              size="sm"
              icon="globe"
              href={languageHref}
              label={intl.formatMessage(
                { id: 'session.language', defaultMessage: 'Language: {language}' },
                { language: languageName },
              )}
            >
              {languageName}
            </Button>
          }
        />
      }
      bottom={bottom}
    >
      {children}
    </Screen>
  );
}
