import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepOutPlugin } from './src/web/build/keep-out-plugin.ts'
import { routeModulesPlugin } from './src/web/build/route-modules-plugin.ts'
import { wordsPlugin } from './src/web/locale/build/words-plugin.ts'

export default defineConfig({
  plugins: [routeModulesPlugin(), wordsPlugin(), tailwindcss(), reactRouter(), keepOutPlugin()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page stands on travels in two files instead of thirty.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|cookie|set-cookie-parser)\//,
                },
                {
                  name: 'site',
                  test: /src\/web\/(ui|session|locale|currency|guard|problem|offline|site)\/(?!home|error\/(lost|not)|preferences\/choose|scene|price-summary|page\/(step-bar|empty-state)|time\/countdown|form\/(number-stepper|radio-group|date-field|checkbox-cards|text-area))|src\/web\/(tracking\/(track|page-views)\.|content\/(need-help|support-lines))|src\/contract\/(?!flight\/passenger-rules|errors)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/handler.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
