import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wordsPlugin } from './src/web/locale/build/words-plugin.ts'

export default defineConfig({
  plugins: [wordsPlugin(), tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: './src/web/handler.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  css: { transformer: 'postcss' },
})
