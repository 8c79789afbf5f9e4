import { pageUrl } from '../../locale/url.ts'

/** Renders the links that browsers read to install the site as an app. Only documents have them, so they cost no script. */
export const InstallLinks = ({ locale }: { locale: string }) => (
  <>
    <link rel="manifest" href={pageUrl(locale, 'manifest.webmanifest')} />
    <link rel="apple-touch-icon" href="/app/apple-180.png" />
  </>
)
