import { useLocation } from 'react-router'
import { useT, useUrl } from '../locale/language.ts'
import { buttonClass } from '../ui/button-look.ts'
import { TextLink } from '../ui/text-link.tsx'
import { consentAnswers } from './answered-consent.ts'

/** All three look the same: none is easier to give than another. */
const choice = buttonClass(
  { variant: 'secondary', size: 'sm', block: true },
  'min-h-11 px-2 leading-tight',
)

/**
 * Renders the question for consent on top of the page, where it covers nothing and moves nothing: it's in the first HTML,
 * and answering it posts a form, which opens the page again.
 */
export default function ConsentBar() {
  const t = useT()
  const url = useUrl()
  const { pathname, search } = useLocation()
  const cookies = url('cookies')
  return (
    <section
      aria-labelledby="consent-title"
      className="border-b border-line bg-raised print:hidden"
    >
      <form
        method="post"
        action={url('preferences')}
        className="mx-auto flex max-w-6xl flex-col gap-3 px-4 py-3 md:flex-row md:items-center md:gap-6 md:px-6"
      >
        <input type="hidden" name="back" value={pathname + search} />
        <div className="min-w-0 flex-1 text-sm">
          <h2 id="consent-title" className="font-semibold">
            {t('consent.title')}
          </h2>
          <p className="text-ink-soft">
            {t('consent.text')} <TextLink to={cookies}>{t('consent.details')}</TextLink>
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-3 gap-2 md:w-112">
          {(['accept', 'refuse'] as const).map((answer) => (
            <button
              key={answer}
              type="submit"
              name="consent"
              value={consentAnswers[answer]}
              className={choice}
            >
              {t(`consent.${answer}`)}
            </button>
          ))}
          <a href={cookies} className={choice}>
            {t('consent.choose')}
          </a>
        </div>
      </form>
    </section>
  )
}
