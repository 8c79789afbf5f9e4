import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepOutPlugin } from './src/web/build/keep-out-plugin.ts'
import { leftOutPlugin } from './src/web/build/left-out-plugin.ts'
import { reactModulesPlugin } from './src/web/build/react-modules-plugin.ts'
import { routeModulesPlugin } from './src/web/build/route-modules-plugin.ts'
import { fetchedWith, sharedChunks } from './src/web/build/shared-chunks.ts'
import { wordsPlugin } from './src/web/locale/build/words-plugin.ts'

export default defineConfig({
  plugins: [
    routeModulesPlugin(),
    leftOutPlugin(),
    reactModulesPlugin(),
    wordsPlugin(),
    tailwindcss(),
    reactRouter(),
    keepOutPlugin(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: fetchedWith },
        rolldownOptions: {
          treeshake: {
            // React Router's warnings to its developers.
            manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'],
            // Of what crosses the wire, pages load what they use.
            moduleSideEffects: [{ test: /\/src\/contract\//, sideEffects: false }],
          },
          output: {
            codeSplitting: { groups: sharedChunks(import.meta.dirname) },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/handler.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
